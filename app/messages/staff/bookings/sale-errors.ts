import { staffTexts } from "../../staff-texts.ts";
import { en } from "../en/bookings/sale-errors.ts";
import { es } from "../es/bookings/sale-errors.ts";

export const saleErrorsTexts = /* @__PURE__ */ staffTexts(en, { es });
