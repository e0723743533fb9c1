import { catalogue } from "../../catalogue.ts";
import { wholeChoice as de } from "../../de/booking/whole-choice.ts";
import { wholeChoice as en } from "../../en/booking/whole-choice.ts";
import { wholeChoice as es } from "../../es/booking/whole-choice.ts";
import { wholeChoice as fr } from "../../fr/booking/whole-choice.ts";
import { wholeChoice as it } from "../../it/booking/whole-choice.ts";

export const wholeChoiceTexts = /* @__PURE__ */ catalogue({ en, de, es, fr, it });
