import { staffTexts } from "../../catalogue.ts";
import { staffBooking as en } from "../../en/staff-office/staff-booking.ts";

export const staffBookingTexts = /* @__PURE__ */ staffTexts({ en });
