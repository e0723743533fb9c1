import { staffTexts } from "../../staff-texts.ts";
import { en } from "../en/history/booking-history.ts";
import { es } from "../es/history/booking-history.ts";

export const bookingHistoryTexts = /* @__PURE__ */ staffTexts(en, { es });
