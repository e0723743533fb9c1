import { staffTexts } from "../../catalogue.ts";
import { hotelPage as en } from "../../en/staff-partners/hotel-page.ts";

export const hotelPageTexts = /* @__PURE__ */ staffTexts({ en });
