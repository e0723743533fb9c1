import { catalogue } from "../catalogue.ts";
import { excursionList as de } from "../de/excursion-list.ts";
import { excursionList as en } from "../en/excursion-list.ts";
import { excursionList as es } from "../es/excursion-list.ts";
import { excursionList as fr } from "../fr/excursion-list.ts";
import { excursionList as it } from "../it/excursion-list.ts";

export const excursionListTexts = /* @__PURE__ */ catalogue({ en, de, es, fr, it });
