import { staffTexts } from "../../catalogue.ts";
import { fieldRules as en } from "../../en/staff-excursions/field-rules.ts";

export const fieldRulesTexts = /* @__PURE__ */ staffTexts({ en });
