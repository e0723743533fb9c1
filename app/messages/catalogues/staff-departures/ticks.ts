import { staffTexts } from "../../catalogue.ts";
import { ticks as en } from "../../en/staff-departures/ticks.ts";

export const ticksTexts = /* @__PURE__ */ staffTexts({ en });
