import { staffTexts } from "../../catalogue.ts";
import { contactMessages as en } from "../../en/staff-partners/contact-messages.ts";

export const contactMessagesTexts = /* @__PURE__ */ staffTexts({ en });
