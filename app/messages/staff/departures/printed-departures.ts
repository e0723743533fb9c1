import { staffTexts } from "../../staff-texts.ts";
import { en } from "../en/departures/printed-departures.ts";
import { es } from "../es/departures/printed-departures.ts";

export const paperTexts = /* @__PURE__ */ staffTexts(en, { es });
