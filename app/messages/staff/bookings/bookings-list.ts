import { staffTexts } from "../../staff-texts.ts";
import { en } from "../en/bookings/bookings-list.ts";
import { es } from "../es/bookings/bookings-list.ts";

export const bookingsListTexts = /* @__PURE__ */ staffTexts(en, { es });
