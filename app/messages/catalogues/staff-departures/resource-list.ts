import { staffTexts } from "../../catalogue.ts";
import { resourceList as en } from "../../en/staff-departures/resource-list.ts";

export const resourceListTexts = /* @__PURE__ */ staffTexts({ en });
