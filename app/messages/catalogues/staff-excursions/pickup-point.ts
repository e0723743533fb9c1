import { staffTexts } from "../../catalogue.ts";
import { pickupPoint as en } from "../../en/staff-excursions/pickup-point.ts";

export const pickupPointTexts = /* @__PURE__ */ staffTexts({ en });
