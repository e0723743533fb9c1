import { staffTexts } from "../../catalogue.ts";
import { boardCash as en } from "../../en/staff-departures/board-cash.ts";

export const boardCashTexts = /* @__PURE__ */ staffTexts({ en });
