import { staffTexts } from "../../staff-texts.ts";
import { en } from "../en/excursions/excursion-state.ts";
import { es } from "../es/excursions/excursion-state.ts";

export const excursionStateTexts = /* @__PURE__ */ staffTexts(en, { es });
