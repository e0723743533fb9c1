import { staffTexts } from "../../catalogue.ts";
import { sentMail as en } from "../../en/staff-bookings/sent-mail.ts";

export const sentMailTexts = /* @__PURE__ */ staffTexts({ en });
