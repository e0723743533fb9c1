import { staffTexts } from "../../catalogue.ts";
import { bookingSteps as en } from "../../en/staff-office/booking-steps.ts";

export const bookingStepsTexts = /* @__PURE__ */ staffTexts({ en });
