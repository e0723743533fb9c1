import { staffTexts } from "../../staff-texts.ts";
import { en } from "../en/departures/time-change.ts";
import { es } from "../es/departures/time-change.ts";

export const timeChangeTexts = /* @__PURE__ */ staffTexts(en, { es });
