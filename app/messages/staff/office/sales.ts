import { staffTexts } from "../../staff-texts.ts";
import { en } from "../en/office/sales.ts";
import { es } from "../es/office/sales.ts";

export const salesTexts = /* @__PURE__ */ staffTexts(en, { es });
