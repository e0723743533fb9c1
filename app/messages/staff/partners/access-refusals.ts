import { staffTexts } from "../../staff-texts.ts";
import { en } from "../en/partners/access-refusals.ts";
import { es } from "../es/partners/access-refusals.ts";

export const accessRefusalsTexts = /* @__PURE__ */ staffTexts(en, { es });
