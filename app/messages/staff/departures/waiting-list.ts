import { staffTexts } from "../../staff-texts.ts";
import { en } from "../en/departures/waiting-list.ts";
import { es } from "../es/departures/waiting-list.ts";

export const waitingListTexts = /* @__PURE__ */ staffTexts(en, { es });
