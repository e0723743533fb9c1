import { staffTexts } from "../../catalogue.ts";
import { messageRules as en } from "../../en/staff-departures/message-rules.ts";

export const messageRulesTexts = /* @__PURE__ */ staffTexts({ en });
