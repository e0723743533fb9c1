import { staffTexts } from "../../staff-texts.ts";
import { en } from "../en/bookings/booking-export.ts";
import { es } from "../es/bookings/booking-export.ts";

export const bookingExportTexts = /* @__PURE__ */ staffTexts(en, { es });
