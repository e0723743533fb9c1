import { staffTexts } from "../../catalogue.ts";
import { calendar as en } from "../../en/staff-departures/calendar.ts";

export const calendarTexts = /* @__PURE__ */ staffTexts({ en });
