import { staffTexts } from "../../staff-texts.ts";
import { en } from "../en/bookings/sold-booking.ts";
import { es } from "../es/bookings/sold-booking.ts";

export const soldBookingTexts = /* @__PURE__ */ staffTexts(en, { es });
