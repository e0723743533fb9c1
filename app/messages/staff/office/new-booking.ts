import { staffTexts } from "../../staff-texts.ts";
import { en } from "../en/office/new-booking.ts";
import { es } from "../es/office/new-booking.ts";

export const newBookingTexts = /* @__PURE__ */ staffTexts(en, { es });
