import { staffTexts } from "../../staff-texts.ts";
import { en } from "../en/excursions/questions.ts";
import { es } from "../es/excursions/questions.ts";

export const questionsTexts = /* @__PURE__ */ staffTexts(en, { es });
