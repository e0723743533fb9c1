import { staffTexts } from "../../catalogue.ts";
import { toldGuests as en } from "../../en/staff-departures/told-guests.ts";

export const toldGuestsTexts = /* @__PURE__ */ staffTexts({ en });
