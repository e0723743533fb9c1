import { staffTexts } from "../../staff-texts.ts";
import { en } from "../en/bookings/booking-record.ts";
import { es } from "../es/bookings/booking-record.ts";

export const bookingRecordTexts = /* @__PURE__ */ staffTexts(en, { es });
