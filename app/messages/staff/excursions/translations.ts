import { staffTexts } from "../../staff-texts.ts";
import { en } from "../en/excursions/translations.ts";
import { es } from "../es/excursions/translations.ts";

export const translationsTexts = /* @__PURE__ */ staffTexts(en, { es });
