import { staffTexts } from "../../staff-texts.ts";
import { en } from "../en/departures/told-guests.ts";
import { es } from "../es/departures/told-guests.ts";

export const toldGuestsTexts = /* @__PURE__ */ staffTexts(en, { es });
