import { staffTexts } from "../../staff-texts.ts";
import { en } from "../en/departures/resource-editor.ts";
import { es } from "../es/departures/resource-editor.ts";

export const resourceEditorTexts = /* @__PURE__ */ staffTexts(en, { es });
