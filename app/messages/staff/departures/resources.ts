import { staffTexts } from "../../staff-texts.ts";
import { en } from "../en/departures/resources.ts";
import { es } from "../es/departures/resources.ts";

export const resourcesTexts = /* @__PURE__ */ staffTexts(en, { es });
