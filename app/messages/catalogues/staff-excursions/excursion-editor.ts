import { staffTexts } from "../../catalogue.ts";
import { excursionEditor as en } from "../../en/staff-excursions/excursion-editor.ts";

export const excursionEditorTexts = /* @__PURE__ */ staffTexts({ en });
