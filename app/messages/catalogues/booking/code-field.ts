import { catalogue } from "../../catalogue.ts";
import { codeField as de } from "../../de/booking/code-field.ts";
import { codeField as en } from "../../en/booking/code-field.ts";
import { codeField as es } from "../../es/booking/code-field.ts";
import { codeField as fr } from "../../fr/booking/code-field.ts";
import { codeField as it } from "../../it/booking/code-field.ts";

export const codeFieldTexts = /* @__PURE__ */ catalogue({ en, de, es, fr, it });
