import { staffTexts } from "../../staff-texts.ts";
import { en } from "../en/office/booking-steps.ts";
import { es } from "../es/office/booking-steps.ts";

export const bookingStepsTexts = /* @__PURE__ */ staffTexts(en, { es });
