import { staffTexts } from "../../staff-texts.ts";
import { en } from "../en/history/departure-history.ts";
import { es } from "../es/history/departure-history.ts";

export const departureHistoryTexts = /* @__PURE__ */ staffTexts(en, { es });
