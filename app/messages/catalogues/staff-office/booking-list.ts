import { staffTexts } from "../../catalogue.ts";
import { bookingList as en } from "../../en/staff-office/booking-list.ts";

export const bookingListTexts = /* @__PURE__ */ staffTexts({ en });
