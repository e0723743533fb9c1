import { staffTexts } from "../../staff-texts.ts";
import { en } from "../en/history/catalogue-history.ts";
import { es } from "../es/history/catalogue-history.ts";

export const catalogueHistoryTexts = /* @__PURE__ */ staffTexts(en, { es });
