import { staffTexts } from "../../staff-texts.ts";
import { en } from "../en/departures/board-cash.ts";
import { es } from "../es/departures/board-cash.ts";

export const boardCashTexts = /* @__PURE__ */ staffTexts(en, { es });
