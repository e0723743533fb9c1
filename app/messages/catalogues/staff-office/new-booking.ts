import { staffTexts } from "../../catalogue.ts";
import { newBooking as en } from "../../en/staff-office/new-booking.ts";

export const newBookingTexts = /* @__PURE__ */ staffTexts({ en });
