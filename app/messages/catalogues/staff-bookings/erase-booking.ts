import { staffTexts } from "../../catalogue.ts";
import { eraseBooking as en } from "../../en/staff-bookings/erase-booking.ts";

export const eraseBookingTexts = /* @__PURE__ */ staffTexts({ en });
