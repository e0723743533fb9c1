import { staffTexts } from "../../staff-texts.ts";
import { en } from "../en/departures/ticks.ts";
import { es } from "../es/departures/ticks.ts";

export const ticksTexts = /* @__PURE__ */ staffTexts(en, { es });
