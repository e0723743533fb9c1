import { staffTexts } from "../../catalogue.ts";
import { timeChange as en } from "../../en/staff-departures/time-change.ts";

export const timeChangeTexts = /* @__PURE__ */ staffTexts({ en });
