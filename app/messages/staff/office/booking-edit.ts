import { staffTexts } from "../../staff-texts.ts";
import { en } from "../en/office/booking-edit.ts";
import { es } from "../es/office/booking-edit.ts";

export const bookingEditTexts = /* @__PURE__ */ staffTexts(en, { es });
