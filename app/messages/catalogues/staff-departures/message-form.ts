import { staffTexts } from "../../catalogue.ts";
import { messageForm as en } from "../../en/staff-departures/message-form.ts";

export const messageFormTexts = /* @__PURE__ */ staffTexts({ en });
