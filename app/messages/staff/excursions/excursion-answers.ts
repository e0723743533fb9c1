import { staffTexts } from "../../staff-texts.ts";
import { en } from "../en/excursions/excursion-answers.ts";
import { es } from "../es/excursions/excursion-answers.ts";

export const excursionAnswersTexts = /* @__PURE__ */ staffTexts(en, { es });
