import { staffTexts } from "../../catalogue.ts";
import { shared as en } from "../../en/staff-departures/shared.ts";

export const sharedTexts = /* @__PURE__ */ staffTexts({ en });
