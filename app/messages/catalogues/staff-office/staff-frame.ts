import { staffTexts } from "../../catalogue.ts";
import { staffFrame as en } from "../../en/staff-office/staff-frame.ts";

export const staffFrameTexts = /* @__PURE__ */ staffTexts({ en });
