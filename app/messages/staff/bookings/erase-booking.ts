import { staffTexts } from "../../staff-texts.ts";
import { en } from "../en/bookings/erase-booking.ts";
import { es } from "../es/bookings/erase-booking.ts";

export const eraseBookingTexts = /* @__PURE__ */ staffTexts(en, { es });
