import { staffTexts } from "../../staff-texts.ts";
import { en } from "../en/excursions/excursion-rules.ts";
import { es } from "../es/excursions/excursion-rules.ts";

export const excursionRulesTexts = /* @__PURE__ */ staffTexts(en, { es });
