import { staffTexts } from "../../catalogue.ts";
import { reconciliation as en } from "../../en/staff-office/reconciliation.ts";

export const reconciliationTexts = /* @__PURE__ */ staffTexts({ en });
