import { catalogue } from "../../catalogue.ts";
import { terms as de } from "../../de/legal/terms.ts";
import { terms as en } from "../../en/legal/terms.ts";
import { terms as es } from "../../es/legal/terms.ts";
import { terms as fr } from "../../fr/legal/terms.ts";
import { terms as it } from "../../it/legal/terms.ts";

export const termsTexts = /* @__PURE__ */ catalogue({ en, de, es, fr, it });
