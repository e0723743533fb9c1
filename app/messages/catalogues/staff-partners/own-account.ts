import { staffTexts } from "../../catalogue.ts";
import { ownAccount as en } from "../../en/staff-partners/own-account.ts";

export const ownAccountTexts = /* @__PURE__ */ staffTexts({ en });
