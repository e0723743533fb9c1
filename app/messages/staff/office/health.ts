import { staffTexts } from "../../staff-texts.ts";
import { en } from "../en/office/health.ts";
import { es } from "../es/office/health.ts";

export const healthTexts = /* @__PURE__ */ staffTexts(en, { es });
