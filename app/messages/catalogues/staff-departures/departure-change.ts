import { staffTexts } from "../../catalogue.ts";
import { departureChange as en } from "../../en/staff-departures/departure-change.ts";

export const departureChangeTexts = /* @__PURE__ */ staffTexts({ en });
