import { staffTexts } from "../../catalogue.ts";
import { ownWeek as en } from "../../en/staff-departures/own-week.ts";

export const ownWeekTexts = /* @__PURE__ */ staffTexts({ en });
