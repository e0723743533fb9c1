import { staffTexts } from "../../catalogue.ts";
import { bookingChange as en } from "../../en/staff-office/booking-change.ts";

export const bookingChangeTexts = /* @__PURE__ */ staffTexts({ en });
