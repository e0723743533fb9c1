import { staffTexts } from "../../catalogue.ts";
import { reviewQueue as en } from "../../en/staff-office/review-queue.ts";

export const reviewQueueTexts = /* @__PURE__ */ staffTexts({ en });
