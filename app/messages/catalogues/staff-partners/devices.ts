import { staffTexts } from "../../catalogue.ts";
import { devices as en } from "../../en/staff-partners/devices.ts";

export const devicesTexts = /* @__PURE__ */ staffTexts({ en });
