import { staffTexts } from "../../catalogue.ts";
import { hotelList as en } from "../../en/staff-partners/hotel-list.ts";

export const hotelListTexts = /* @__PURE__ */ staffTexts({ en });
