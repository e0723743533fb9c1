import { catalogue } from "../../catalogue.ts";
import { questions as de } from "../../de/booking/questions.ts";
import { questions as en } from "../../en/booking/questions.ts";
import { questions as es } from "../../es/booking/questions.ts";
import { questions as fr } from "../../fr/booking/questions.ts";
import { questions as it } from "../../it/booking/questions.ts";

export const questionsTexts = /* @__PURE__ */ catalogue({ en, de, es, fr, it });
