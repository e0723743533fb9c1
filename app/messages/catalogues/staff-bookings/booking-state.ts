import { staffTexts } from "../../catalogue.ts";
import { bookingState as en } from "../../en/staff-bookings/booking-state.ts";

export const bookingStateTexts = /* @__PURE__ */ staffTexts({ en });
