import { staffTexts } from "../../staff-texts.ts";
import { en } from "../en/excursions/fares.ts";
import { es } from "../es/excursions/fares.ts";

export const faresTexts = /* @__PURE__ */ staffTexts(en, { es });
