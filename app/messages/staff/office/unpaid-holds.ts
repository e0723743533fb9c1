import { staffTexts } from "../../staff-texts.ts";
import { en } from "../en/office/unpaid-holds.ts";
import { es } from "../es/office/unpaid-holds.ts";

export const unpaidHoldsTexts = /* @__PURE__ */ staffTexts(en, { es });
