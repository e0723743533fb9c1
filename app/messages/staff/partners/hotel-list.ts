import { staffTexts } from "../../staff-texts.ts";
import { en } from "../en/partners/hotel-list.ts";
import { es } from "../es/partners/hotel-list.ts";

export const hotelListTexts = /* @__PURE__ */ staffTexts(en, { es });
