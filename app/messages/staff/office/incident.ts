import { staffTexts } from "../../staff-texts.ts";
import { en } from "../en/office/incident.ts";
import { es } from "../es/office/incident.ts";

export const incidentTexts = /* @__PURE__ */ staffTexts(en, { es });
