import { staffTexts } from "../../catalogue.ts";
import { userHistory as en } from "../../en/staff-partners/user-history.ts";

export const userHistoryTexts = /* @__PURE__ */ staffTexts({ en });
