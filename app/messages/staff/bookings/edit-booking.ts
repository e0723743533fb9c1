import { staffTexts } from "../../staff-texts.ts";
import { en } from "../en/bookings/edit-booking.ts";
import { es } from "../es/bookings/edit-booking.ts";

export const editBookingTexts = /* @__PURE__ */ staffTexts(en, { es });
