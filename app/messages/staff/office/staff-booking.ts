import { staffTexts } from "../../staff-texts.ts";
import { en } from "../en/office/staff-booking.ts";
import { es } from "../es/office/staff-booking.ts";

export const staffBookingTexts = /* @__PURE__ */ staffTexts(en, { es });
