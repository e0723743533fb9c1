import { staffTexts } from "../../staff-texts.ts";
import { en } from "../en/departures/resource-rules.ts";
import { es } from "../es/departures/resource-rules.ts";

export const resourceRulesTexts = /* @__PURE__ */ staffTexts(en, { es });
