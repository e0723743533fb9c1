import { staffTexts } from "../../staff-texts.ts";
import { en } from "../en/excursions/choices.ts";
import { es } from "../es/excursions/choices.ts";

export const choicesTexts = /* @__PURE__ */ staffTexts(en, { es });
