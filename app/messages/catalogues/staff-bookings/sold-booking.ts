import { staffTexts } from "../../catalogue.ts";
import { soldBooking as en } from "../../en/staff-bookings/sold-booking.ts";

export const soldBookingTexts = /* @__PURE__ */ staffTexts({ en });
