import { staffTexts } from "../../catalogue.ts";
import { planLines as en } from "../../en/staff-departures/plan-lines.ts";

export const planLinesTexts = /* @__PURE__ */ staffTexts({ en });
