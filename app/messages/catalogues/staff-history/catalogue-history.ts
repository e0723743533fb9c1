import { staffTexts } from "../../catalogue.ts";
import { catalogueHistory as en } from "../../en/staff-history/catalogue-history.ts";

export const catalogueHistoryTexts = /* @__PURE__ */ staffTexts({ en });
