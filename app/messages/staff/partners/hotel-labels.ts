import { staffTexts } from "../../staff-texts.ts";
import { en } from "../en/partners/hotel-labels.ts";
import { es } from "../es/partners/hotel-labels.ts";

export const hotelLabelsTexts = /* @__PURE__ */ staffTexts(en, { es });
