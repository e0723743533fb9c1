import { staffTexts } from "../../staff-texts.ts";
import { en } from "../en/office/booking-change.ts";
import { es } from "../es/office/booking-change.ts";

export const bookingChangeTexts = /* @__PURE__ */ staffTexts(en, { es });
