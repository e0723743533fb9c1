import { staffTexts } from "../../catalogue.ts";
import { team as en } from "../../en/staff-departures/team.ts";

export const teamTexts = /* @__PURE__ */ staffTexts({ en });
