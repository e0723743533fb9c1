import { staffTexts } from "../../staff-texts.ts";
import { en } from "../en/departures/minimum.ts";
import { es } from "../es/departures/minimum.ts";

export const minimumTexts = /* @__PURE__ */ staffTexts(en, { es });
