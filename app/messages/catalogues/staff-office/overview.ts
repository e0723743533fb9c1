import { staffTexts } from "../../catalogue.ts";
import { overview as en } from "../../en/staff-office/overview.ts";

export const overviewTexts = /* @__PURE__ */ staffTexts({ en });
