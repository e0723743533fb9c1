import { staffTexts } from "../../staff-texts.ts";
import { en } from "../en/office/missing-settings.ts";
import { es } from "../es/office/missing-settings.ts";

export const missingSettingsTexts = /* @__PURE__ */ staffTexts(en, { es });
