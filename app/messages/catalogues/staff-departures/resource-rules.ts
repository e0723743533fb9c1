import { staffTexts } from "../../catalogue.ts";
import { resourceRules as en } from "../../en/staff-departures/resource-rules.ts";

export const resourceRulesTexts = /* @__PURE__ */ staffTexts({ en });
