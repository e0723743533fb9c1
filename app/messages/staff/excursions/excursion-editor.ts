import { staffTexts } from "../../staff-texts.ts";
import { en } from "../en/excursions/excursion-editor.ts";
import { es } from "../es/excursions/excursion-editor.ts";

export const excursionEditorTexts = /* @__PURE__ */ staffTexts(en, { es });
