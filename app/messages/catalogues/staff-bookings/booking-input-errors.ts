import { staffTexts } from "../../catalogue.ts";
import { bookingInputErrors as en } from "../../en/staff-bookings/booking-input-errors.ts";

export const bookingInputErrorsTexts = /* @__PURE__ */ staffTexts({ en });
