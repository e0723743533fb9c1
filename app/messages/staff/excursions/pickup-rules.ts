import { staffTexts } from "../../staff-texts.ts";
import { en } from "../en/excursions/pickup-rules.ts";
import { es } from "../es/excursions/pickup-rules.ts";

export const pickupRulesTexts = /* @__PURE__ */ staffTexts(en, { es });
