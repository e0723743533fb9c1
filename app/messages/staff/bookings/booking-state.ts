import { staffTexts } from "../../staff-texts.ts";
import { en } from "../en/bookings/booking-state.ts";
import { es } from "../es/bookings/booking-state.ts";

export const bookingStateTexts = /* @__PURE__ */ staffTexts(en, { es });
