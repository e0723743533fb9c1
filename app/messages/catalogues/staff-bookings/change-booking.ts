import { staffTexts } from "../../catalogue.ts";
import { changeBooking as en } from "../../en/staff-bookings/change-booking.ts";

export const changeBookingTexts = /* @__PURE__ */ staffTexts({ en });
