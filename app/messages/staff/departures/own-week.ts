import { staffTexts } from "../../staff-texts.ts";
import { en } from "../en/departures/own-week.ts";
import { es } from "../es/departures/own-week.ts";

export const ownWeekTexts = /* @__PURE__ */ staffTexts(en, { es });
