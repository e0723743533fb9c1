import { staffTexts } from "../../staff-texts.ts";
import { en } from "../en/excursions/field-rules.ts";
import { es } from "../es/excursions/field-rules.ts";

export const fieldRulesTexts = /* @__PURE__ */ staffTexts(en, { es });
