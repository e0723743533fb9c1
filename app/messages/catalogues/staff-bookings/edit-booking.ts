import { staffTexts } from "../../catalogue.ts";
import { editBooking as en } from "../../en/staff-bookings/edit-booking.ts";

export const editBookingTexts = /* @__PURE__ */ staffTexts({ en });
