import { staffTexts } from "../../catalogue.ts";
import { accountFields as en } from "../../en/staff-partners/account-fields.ts";

export const accountFieldsTexts = /* @__PURE__ */ staffTexts({ en });
