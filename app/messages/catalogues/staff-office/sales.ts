import { staffTexts } from "../../catalogue.ts";
import { sales as en } from "../../en/staff-office/sales.ts";

export const salesTexts = /* @__PURE__ */ staffTexts({ en });
