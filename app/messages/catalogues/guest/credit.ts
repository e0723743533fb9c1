import { catalogue } from "../../catalogue.ts";
import { credit as de } from "../../de/guest/credit.ts";
import { credit as en } from "../../en/guest/credit.ts";
import { credit as es } from "../../es/guest/credit.ts";
import { credit as fr } from "../../fr/guest/credit.ts";
import { credit as it } from "../../it/guest/credit.ts";

export const creditTexts = /* @__PURE__ */ catalogue({ en, de, es, fr, it });
