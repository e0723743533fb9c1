import { staffTexts } from "../../staff-texts.ts";
import { en } from "../en/partners/hotel-page.ts";
import { es } from "../es/partners/hotel-page.ts";

export const hotelPageTexts = /* @__PURE__ */ staffTexts(en, { es });
