import { staffTexts } from "../../catalogue.ts";
import { userFields as en } from "../../en/staff-partners/user-fields.ts";

export const userFieldsTexts = /* @__PURE__ */ staffTexts({ en });
