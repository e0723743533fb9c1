import { staffTexts } from "../../catalogue.ts";
import { differentDays as en } from "../../en/staff-excursions/different-days.ts";

export const differentDaysTexts = /* @__PURE__ */ staffTexts({ en });
