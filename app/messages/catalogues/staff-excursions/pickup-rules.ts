import { staffTexts } from "../../catalogue.ts";
import { pickupRules as en } from "../../en/staff-excursions/pickup-rules.ts";

export const pickupRulesTexts = /* @__PURE__ */ staffTexts({ en });
