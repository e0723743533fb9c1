import { staffTexts } from "../../catalogue.ts";
import { totemEnrolment as en } from "../../en/staff-office/totem-enrolment.ts";

export const totemEnrolmentTexts = /* @__PURE__ */ staffTexts({ en });
