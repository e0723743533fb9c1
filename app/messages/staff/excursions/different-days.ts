import { staffTexts } from "../../staff-texts.ts";
import { en } from "../en/excursions/different-days.ts";
import { es } from "../es/excursions/different-days.ts";

export const differentDaysTexts = /* @__PURE__ */ staffTexts(en, { es });
