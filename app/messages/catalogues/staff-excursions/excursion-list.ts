import { staffTexts } from "../../catalogue.ts";
import { excursionList as en } from "../../en/staff-excursions/excursion-list.ts";

export const excursionListTexts = /* @__PURE__ */ staffTexts({ en });
