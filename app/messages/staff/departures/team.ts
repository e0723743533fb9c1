import { staffTexts } from "../../staff-texts.ts";
import { en } from "../en/departures/team.ts";
import { es } from "../es/departures/team.ts";

export const teamTexts = /* @__PURE__ */ staffTexts(en, { es });
