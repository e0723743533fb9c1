import { staffTexts } from "../../staff-texts.ts";
import { en } from "../en/excursions/different-day-rules.ts";
import { es } from "../es/excursions/different-day-rules.ts";

export const differentDayRulesTexts = /* @__PURE__ */ staffTexts(en, { es });
