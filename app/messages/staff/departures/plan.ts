import { staffTexts } from "../../staff-texts.ts";
import { en } from "../en/departures/plan.ts";
import { es } from "../es/departures/plan.ts";

export const planTexts = /* @__PURE__ */ staffTexts(en, { es });
