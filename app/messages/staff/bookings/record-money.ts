import { staffTexts } from "../../staff-texts.ts";
import { en } from "../en/bookings/record-money.ts";
import { es } from "../es/bookings/record-money.ts";

export const recordMoneyTexts = /* @__PURE__ */ staffTexts(en, { es });
