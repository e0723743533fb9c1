import { staffTexts } from "../../catalogue.ts";
import { health as en } from "../../en/staff-office/health.ts";

export const healthTexts = /* @__PURE__ */ staffTexts({ en });
