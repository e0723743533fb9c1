import { staffTexts } from "../../catalogue.ts";
import { departureHistory as en } from "../../en/staff-history/departure-history.ts";

export const departureHistoryTexts = /* @__PURE__ */ staffTexts({ en });
