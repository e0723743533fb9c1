import { staffTexts } from "../../staff-texts.ts";
import { en } from "../en/bookings/sale.ts";
import { es } from "../es/bookings/sale.ts";

export const saleTexts = /* @__PURE__ */ staffTexts(en, { es });
