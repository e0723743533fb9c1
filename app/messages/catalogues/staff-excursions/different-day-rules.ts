import { staffTexts } from "../../catalogue.ts";
import { differentDayRules as en } from "../../en/staff-excursions/different-day-rules.ts";

export const differentDayRulesTexts = /* @__PURE__ */ staffTexts({ en });
