import { staffTexts } from "../../staff-texts.ts";
import { en } from "../en/office/cash.ts";
import { es } from "../es/office/cash.ts";

export const cashTexts = /* @__PURE__ */ staffTexts(en, { es });
