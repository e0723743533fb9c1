import { staffTexts } from "../../catalogue.ts";
import { bookingEdit as en } from "../../en/staff-office/booking-edit.ts";

export const bookingEditTexts = /* @__PURE__ */ staffTexts({ en });
