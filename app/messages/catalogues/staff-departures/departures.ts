import { staffTexts } from "../../catalogue.ts";
import { departures as en } from "../../en/staff-departures/departures.ts";

export const departuresTexts = /* @__PURE__ */ staffTexts({ en });
