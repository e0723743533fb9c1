import { staffTexts } from "../../staff-texts.ts";
import { en } from "../en/excursions/field-labels.ts";
import { es } from "../es/excursions/field-labels.ts";

export const fieldLabelsTexts = /* @__PURE__ */ staffTexts(en, { es });
