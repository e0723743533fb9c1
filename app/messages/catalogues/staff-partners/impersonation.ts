import { staffTexts } from "../../catalogue.ts";
import { impersonation as en } from "../../en/staff-partners/impersonation.ts";

export const impersonationTexts = /* @__PURE__ */ staffTexts({ en });
