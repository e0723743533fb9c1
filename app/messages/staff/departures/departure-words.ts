import { staffTexts } from "../../staff-texts.ts";
import { en } from "../en/departures/departure-words.ts";
import { es } from "../es/departures/departure-words.ts";

export const sharedTexts = /* @__PURE__ */ staffTexts(en, { es });
