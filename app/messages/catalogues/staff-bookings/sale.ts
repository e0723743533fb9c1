import { staffTexts } from "../../catalogue.ts";
import { sale as en } from "../../en/staff-bookings/sale.ts";

export const saleTexts = /* @__PURE__ */ staffTexts({ en });
