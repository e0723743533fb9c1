import { staffTexts } from "../../staff-texts.ts";
import { en } from "../en/excursions/excursion-list.ts";
import { es } from "../es/excursions/excursion-list.ts";

export const excursionListTexts = /* @__PURE__ */ staffTexts(en, { es });
