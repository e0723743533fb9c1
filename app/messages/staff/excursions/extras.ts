import { staffTexts } from "../../staff-texts.ts";
import { en } from "../en/excursions/extras.ts";
import { es } from "../es/excursions/extras.ts";

export const extrasTexts = /* @__PURE__ */ staffTexts(en, { es });
