import { catalogue } from "../catalogue.ts";
import { terms as de } from "../de/terms.ts";
import { terms as en } from "../en/terms.ts";
import { terms as es } from "../es/terms.ts";
import { terms as fr } from "../fr/terms.ts";
import { terms as it } from "../it/terms.ts";

export const termsTexts = /* @__PURE__ */ catalogue({ en, de, es, fr, it });
