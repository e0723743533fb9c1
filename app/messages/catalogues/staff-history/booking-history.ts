import { staffTexts } from "../../catalogue.ts";
import { bookingHistory as en } from "../../en/staff-history/booking-history.ts";

export const bookingHistoryTexts = /* @__PURE__ */ staffTexts({ en });
