import { staffTexts } from "../../catalogue.ts";
import { accessRefusals as en } from "../../en/staff-partners/access-refusals.ts";

export const accessRefusalsTexts = /* @__PURE__ */ staffTexts({ en });
