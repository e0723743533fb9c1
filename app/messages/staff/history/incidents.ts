import { staffTexts } from "../../staff-texts.ts";
import { en } from "../en/history/incidents.ts";
import { es } from "../es/history/incidents.ts";

export const incidentHistoryTexts = /* @__PURE__ */ staffTexts(en, { es });
