import { departures } from "../../en/booking/departures.ts";
import { departures as es } from "../../es/booking/departures.ts";
import { staffTexts } from "../../staff-texts.ts";

/** Guests' words for categories, in staff's language alone. */
export const categoriesTexts = /* @__PURE__ */ staffTexts(departures, { es });
