import { staffTexts } from "../../catalogue.ts";
import { incident as en } from "../../en/staff-office/incident.ts";

export const incidentTexts = /* @__PURE__ */ staffTexts({ en });
