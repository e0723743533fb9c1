import { staffTexts } from "../../staff-texts.ts";
import { en } from "../en/departures/scan.ts";
import { es } from "../es/departures/scan.ts";

export const scanTexts = /* @__PURE__ */ staffTexts(en, { es });
