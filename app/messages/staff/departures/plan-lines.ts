import { staffTexts } from "../../staff-texts.ts";
import { en } from "../en/departures/plan-lines.ts";
import { es } from "../es/departures/plan-lines.ts";

export const planLinesTexts = /* @__PURE__ */ staffTexts(en, { es });
