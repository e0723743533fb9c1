import { staffTexts } from "../../staff-texts.ts";
import { en } from "../en/office/credits.ts";
import { es } from "../es/office/credits.ts";

export const creditsTexts = /* @__PURE__ */ staffTexts(en, { es });
