import { staffTexts } from "../../catalogue.ts";
import { resources as en } from "../../en/staff-departures/resources.ts";

export const resourcesTexts = /* @__PURE__ */ staffTexts({ en });
