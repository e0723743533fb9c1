import { catalogue } from "../../catalogue.ts";
import { excursionPage as de } from "../../de/site/excursion-page.ts";
import { excursionPage as en } from "../../en/site/excursion-page.ts";
import { excursionPage as es } from "../../es/site/excursion-page.ts";
import { excursionPage as fr } from "../../fr/site/excursion-page.ts";
import { excursionPage as it } from "../../it/site/excursion-page.ts";

export const excursionPageTexts = /* @__PURE__ */ catalogue({ en, de, es, fr, it });
