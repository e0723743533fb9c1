import { catalogue } from "../catalogue.ts";
import { legalPages as de } from "../de/legal-pages.ts";
import { legalPages as en } from "../en/legal-pages.ts";
import { legalPages as es } from "../es/legal-pages.ts";
import { legalPages as fr } from "../fr/legal-pages.ts";
import { legalPages as it } from "../it/legal-pages.ts";

export const legalPagesTexts = /* @__PURE__ */ catalogue({ en, de, es, fr, it });
