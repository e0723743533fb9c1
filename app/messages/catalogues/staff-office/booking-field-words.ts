import { staffTexts } from "../../catalogue.ts";
import { bookingFieldWords as en } from "../../en/staff-office/booking-field-words.ts";

export const bookingFieldWordsTexts = /* @__PURE__ */ staffTexts({ en });
