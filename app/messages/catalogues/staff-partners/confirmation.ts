import { staffTexts } from "../../catalogue.ts";
import { confirmation as en } from "../../en/staff-partners/confirmation.ts";

export const confirmationTexts = /* @__PURE__ */ staffTexts({ en });
