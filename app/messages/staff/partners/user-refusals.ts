import { staffTexts } from "../../staff-texts.ts";
import { en } from "../en/partners/user-refusals.ts";
import { es } from "../es/partners/user-refusals.ts";

export const userRefusalsTexts = /* @__PURE__ */ staffTexts(en, { es });
