import { staffTexts } from "../../catalogue.ts";
import { excursionState as en } from "../../en/staff-excursions/excursion-state.ts";

export const excursionStateTexts = /* @__PURE__ */ staffTexts({ en });
