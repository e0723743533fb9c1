import { staffTexts } from "../../staff-texts.ts";
import { en } from "../en/office/settings.ts";
import { es } from "../es/office/settings.ts";

export const settingsTexts = /* @__PURE__ */ staffTexts(en, { es });
