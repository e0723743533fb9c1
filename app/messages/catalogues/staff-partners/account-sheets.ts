import { staffTexts } from "../../catalogue.ts";
import { accountSheets as en } from "../../en/staff-partners/account-sheets.ts";

export const accountSheetsTexts = /* @__PURE__ */ staffTexts({ en });
