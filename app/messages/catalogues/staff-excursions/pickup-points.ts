import { staffTexts } from "../../catalogue.ts";
import { pickupPoints as en } from "../../en/staff-excursions/pickup-points.ts";

export const pickupPointsTexts = /* @__PURE__ */ staffTexts({ en });
