import { staffTexts } from "../../catalogue.ts";
import { staffErrors as en } from "../../en/staff-office/staff-errors.ts";

export const staffErrorsTexts = /* @__PURE__ */ staffTexts({ en });
