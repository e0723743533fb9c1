import { staffTexts } from "../../staff-texts.ts";
import { en } from "../en/bookings/pay-link-card.ts";
import { es } from "../es/bookings/pay-link-card.ts";

export const payLinkCardTexts = /* @__PURE__ */ staffTexts(en, { es });
