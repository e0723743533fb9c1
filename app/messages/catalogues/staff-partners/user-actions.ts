import { staffTexts } from "../../catalogue.ts";
import { userActions as en } from "../../en/staff-partners/user-actions.ts";

export const userActionsTexts = /* @__PURE__ */ staffTexts({ en });
