import { staffTexts } from "../../catalogue.ts";
import { payLinkCard as en } from "../../en/staff-bookings/pay-link-card.ts";

export const payLinkCardTexts = /* @__PURE__ */ staffTexts({ en });
