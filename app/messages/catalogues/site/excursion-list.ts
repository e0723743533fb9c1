import { catalogue } from "../../catalogue.ts";
import { excursionList as de } from "../../de/site/excursion-list.ts";
import { excursionList as en } from "../../en/site/excursion-list.ts";
import { excursionList as es } from "../../es/site/excursion-list.ts";
import { excursionList as fr } from "../../fr/site/excursion-list.ts";
import { excursionList as it } from "../../it/site/excursion-list.ts";

export const excursionListTexts = /* @__PURE__ */ catalogue({ en, de, es, fr, it });
