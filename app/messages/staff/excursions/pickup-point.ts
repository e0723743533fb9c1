import { staffTexts } from "../../staff-texts.ts";
import { en } from "../en/excursions/pickup-point.ts";
import { es } from "../es/excursions/pickup-point.ts";

export const pickupPointTexts = /* @__PURE__ */ staffTexts(en, { es });
