import { staffTexts } from "../../catalogue.ts";
import { queueEntry as en } from "../../en/staff-office/queue-entry.ts";

export const queueEntryTexts = /* @__PURE__ */ staffTexts({ en });
