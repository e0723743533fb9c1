import { staffTexts } from "../../staff-texts.ts";
import { en } from "../en/excursions/codes.ts";
import { es } from "../es/excursions/codes.ts";

export const codesTexts = /* @__PURE__ */ staffTexts(en, { es });
