import { staffTexts } from "../../catalogue.ts";
import { bookingsList as en } from "../../en/staff-bookings/bookings-list.ts";

export const bookingsListTexts = /* @__PURE__ */ staffTexts({ en });
