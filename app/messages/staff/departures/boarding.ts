import { staffTexts } from "../../staff-texts.ts";
import { en } from "../en/departures/boarding.ts";
import { es } from "../es/departures/boarding.ts";

export const boardingTexts = /* @__PURE__ */ staffTexts(en, { es });
