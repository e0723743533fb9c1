import { staffTexts } from "../../catalogue.ts";
import { boarding as en } from "../../en/staff-departures/boarding.ts";

export const boardingTexts = /* @__PURE__ */ staffTexts({ en });
