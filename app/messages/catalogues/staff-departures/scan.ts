import { staffTexts } from "../../catalogue.ts";
import { scan as en } from "../../en/staff-departures/scan.ts";

export const scanTexts = /* @__PURE__ */ staffTexts({ en });
