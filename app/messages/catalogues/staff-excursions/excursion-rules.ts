import { staffTexts } from "../../catalogue.ts";
import { excursionRules as en } from "../../en/staff-excursions/excursion-rules.ts";

export const excursionRulesTexts = /* @__PURE__ */ staffTexts({ en });
