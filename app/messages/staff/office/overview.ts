import { staffTexts } from "../../staff-texts.ts";
import { en } from "../en/office/overview.ts";
import { es } from "../es/office/overview.ts";

export const overviewTexts = /* @__PURE__ */ staffTexts(en, { es });
