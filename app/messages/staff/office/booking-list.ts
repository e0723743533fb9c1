import { staffTexts } from "../../staff-texts.ts";
import { en } from "../en/office/booking-list.ts";
import { es } from "../es/office/booking-list.ts";

export const bookingListTexts = /* @__PURE__ */ staffTexts(en, { es });
