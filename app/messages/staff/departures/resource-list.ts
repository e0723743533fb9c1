import { staffTexts } from "../../staff-texts.ts";
import { en } from "../en/departures/resource-list.ts";
import { es } from "../es/departures/resource-list.ts";

export const resourceListTexts = /* @__PURE__ */ staffTexts(en, { es });
