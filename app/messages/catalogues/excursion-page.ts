import { catalogue } from "../catalogue.ts";
import { excursionPage as de } from "../de/excursion-page.ts";
import { excursionPage as en } from "../en/excursion-page.ts";
import { excursionPage as es } from "../es/excursion-page.ts";
import { excursionPage as fr } from "../fr/excursion-page.ts";
import { excursionPage as it } from "../it/excursion-page.ts";

export const excursionPageTexts = /* @__PURE__ */ catalogue({ en, de, es, fr, it });
