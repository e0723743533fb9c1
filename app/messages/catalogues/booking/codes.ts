import { catalogue } from "../../catalogue.ts";
import { codes as de } from "../../de/booking/codes.ts";
import { codes as en } from "../../en/booking/codes.ts";
import { codes as es } from "../../es/booking/codes.ts";
import { codes as fr } from "../../fr/booking/codes.ts";
import { codes as it } from "../../it/booking/codes.ts";

export const codeRefusalsTexts = /* @__PURE__ */ catalogue({ en, de, es, fr, it });
