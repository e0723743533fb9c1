import { staffTexts } from "../../staff-texts.ts";
import { en } from "../en/departures/calendar.ts";
import { es } from "../es/departures/calendar.ts";

export const calendarTexts = /* @__PURE__ */ staffTexts(en, { es });
