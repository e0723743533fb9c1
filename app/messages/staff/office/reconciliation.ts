import { staffTexts } from "../../staff-texts.ts";
import { en } from "../en/office/reconciliation.ts";
import { es } from "../es/office/reconciliation.ts";

export const reconciliationTexts = /* @__PURE__ */ staffTexts(en, { es });
