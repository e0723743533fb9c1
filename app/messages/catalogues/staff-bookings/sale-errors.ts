import { staffTexts } from "../../catalogue.ts";
import { saleErrors as en } from "../../en/staff-bookings/sale-errors.ts";

export const saleErrorsTexts = /* @__PURE__ */ staffTexts({ en });
