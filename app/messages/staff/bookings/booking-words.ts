import { staffTexts } from "../../staff-texts.ts";
import { en } from "../en/bookings/booking-words.ts";
import { es } from "../es/bookings/booking-words.ts";

export const bookingWordsTexts = /* @__PURE__ */ staffTexts(en, { es });
