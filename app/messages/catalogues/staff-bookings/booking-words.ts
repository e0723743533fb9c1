import { staffTexts } from "../../catalogue.ts";
import { bookingWords as en } from "../../en/staff-bookings/booking-words.ts";

export const bookingWordsTexts = /* @__PURE__ */ staffTexts({ en });
