import { staffTexts } from "../../staff-texts.ts";
import { en } from "../en/excursions/policy-field.ts";
import { es } from "../es/excursions/policy-field.ts";

export const policyFieldTexts = /* @__PURE__ */ staffTexts(en, { es });
