import { staffTexts } from "../../staff-texts.ts";
import { en } from "../en/excursions/pickup-points.ts";
import { es } from "../es/excursions/pickup-points.ts";

export const pickupPointsTexts = /* @__PURE__ */ staffTexts(en, { es });
