import { staffTexts } from "../../staff-texts.ts";
import { en } from "../en/bookings/change-booking.ts";
import { es } from "../es/bookings/change-booking.ts";

export const changeBookingTexts = /* @__PURE__ */ staffTexts(en, { es });
