import { staffTexts } from "../../catalogue.ts";
import { recordMoney as en } from "../../en/staff-bookings/record-money.ts";

export const recordMoneyTexts = /* @__PURE__ */ staffTexts({ en });
