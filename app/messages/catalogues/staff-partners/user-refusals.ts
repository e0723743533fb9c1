import { staffTexts } from "../../catalogue.ts";
import { userRefusals as en } from "../../en/staff-partners/user-refusals.ts";

export const userRefusalsTexts = /* @__PURE__ */ staffTexts({ en });
