import { catalogue } from "../../catalogue.ts";
import { legalPages as de } from "../../de/legal/legal-pages.ts";
import { legalPages as en } from "../../en/legal/legal-pages.ts";
import { legalPages as es } from "../../es/legal/legal-pages.ts";
import { legalPages as fr } from "../../fr/legal/legal-pages.ts";
import { legalPages as it } from "../../it/legal/legal-pages.ts";

export const legalPagesTexts = /* @__PURE__ */ catalogue({ en, de, es, fr, it });
