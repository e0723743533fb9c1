import { staffTexts } from "../../catalogue.ts";
import { unpaidHolds as en } from "../../en/staff-office/unpaid-holds.ts";

export const unpaidHoldsTexts = /* @__PURE__ */ staffTexts({ en });
