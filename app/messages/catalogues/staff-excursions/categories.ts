import { staffTexts } from "../../catalogue.ts";
import { departures as en } from "../../en/booking/departures.ts";

/** Guests' words for categories, in staff's language alone. */
export const categoriesTexts = /* @__PURE__ */ staffTexts({ en });
