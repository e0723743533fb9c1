import { staffTexts } from "../../staff-texts.ts";
import { en } from "../en/office/booking-field-words.ts";
import { es } from "../es/office/booking-field-words.ts";

export const bookingFieldWordsTexts = /* @__PURE__ */ staffTexts(en, { es });
