import { staffTexts } from "../../catalogue.ts";
import { messages as en } from "../../en/staff-office/messages.ts";

export const messagesTexts = /* @__PURE__ */ staffTexts({ en });
