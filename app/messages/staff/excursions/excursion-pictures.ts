import { staffTexts } from "../../staff-texts.ts";
import { en } from "../en/excursions/excursion-pictures.ts";
import { es } from "../es/excursions/excursion-pictures.ts";

export const excursionPicturesTexts = /* @__PURE__ */ staffTexts(en, { es });
