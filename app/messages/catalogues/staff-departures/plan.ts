import { staffTexts } from "../../catalogue.ts";
import { plan as en } from "../../en/staff-departures/plan.ts";

export const planTexts = /* @__PURE__ */ staffTexts({ en });
