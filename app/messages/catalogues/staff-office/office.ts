import { staffTexts } from "../../catalogue.ts";
import { office as en } from "../../en/staff-office/office.ts";

export const officeTexts = /* @__PURE__ */ staffTexts({ en });
