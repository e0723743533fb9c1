import { staffTexts } from "../../catalogue.ts";
import { cash as en } from "../../en/staff-office/cash.ts";

export const cashTexts = /* @__PURE__ */ staffTexts({ en });
