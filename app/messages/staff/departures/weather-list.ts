import { staffTexts } from "../../staff-texts.ts";
import { en } from "../en/departures/weather-list.ts";
import { es } from "../es/departures/weather-list.ts";

export const weatherListTexts = /* @__PURE__ */ staffTexts(en, { es });
