import { staffTexts } from "../../catalogue.ts";
import { hotelLabels as en } from "../../en/staff-partners/hotel-labels.ts";

export const hotelLabelsTexts = /* @__PURE__ */ staffTexts({ en });
