import { staffTexts } from "../../staff-texts.ts";
import { en } from "../en/excursions/picture-refusals.ts";
import { es } from "../es/excursions/picture-refusals.ts";

export const pictureRefusalsTexts = /* @__PURE__ */ staffTexts(en, { es });
