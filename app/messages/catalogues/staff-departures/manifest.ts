import { staffTexts } from "../../catalogue.ts";
import { manifest as en } from "../../en/staff-departures/manifest.ts";

export const manifestTexts = /* @__PURE__ */ staffTexts({ en });
