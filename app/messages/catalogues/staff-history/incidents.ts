import { staffTexts } from "../../catalogue.ts";
import { incidents as en } from "../../en/staff-history/incidents.ts";

export const incidentHistoryTexts = /* @__PURE__ */ staffTexts({ en });
