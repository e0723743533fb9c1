import { staffTexts } from "../../catalogue.ts";
import { bookingRecord as en } from "../../en/staff-bookings/booking-record.ts";

export const bookingRecordTexts = /* @__PURE__ */ staffTexts({ en });
