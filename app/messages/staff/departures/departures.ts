import { staffTexts } from "../../staff-texts.ts";
import { en } from "../en/departures/departures.ts";
import { es } from "../es/departures/departures.ts";

export const departuresTexts = /* @__PURE__ */ staffTexts(en, { es });
