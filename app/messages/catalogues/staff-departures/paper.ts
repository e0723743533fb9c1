import { staffTexts } from "../../catalogue.ts";
import { paper as en } from "../../en/staff-departures/paper.ts";

export const paperTexts = /* @__PURE__ */ staffTexts({ en });
