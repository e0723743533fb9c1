import { staffTexts } from "../../staff-texts.ts";
import { en } from "../en/bookings/booking-input-errors.ts";
import { es } from "../es/bookings/booking-input-errors.ts";

export const bookingInputErrorsTexts = /* @__PURE__ */ staffTexts(en, { es });
