import { staffTexts } from "../../staff-texts.ts";
import { en } from "../en/departures/manifest.ts";
import { es } from "../es/departures/manifest.ts";

export const manifestTexts = /* @__PURE__ */ staffTexts(en, { es });
