import { staffTexts } from "../../catalogue.ts";
import { bookingExport as en } from "../../en/staff-bookings/booking-export.ts";

export const bookingExportTexts = /* @__PURE__ */ staffTexts({ en });
