import { staffTexts } from "../../catalogue.ts";
import { excursionAnswers as en } from "../../en/staff-excursions/excursion-answers.ts";

export const excursionAnswersTexts = /* @__PURE__ */ staffTexts({ en });
