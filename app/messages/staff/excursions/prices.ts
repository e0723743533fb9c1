import { staffTexts } from "../../staff-texts.ts";
import { en } from "../en/excursions/prices.ts";
import { es } from "../es/excursions/prices.ts";

export const pricesTexts = /* @__PURE__ */ staffTexts(en, { es });
