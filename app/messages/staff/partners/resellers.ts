import { staffTexts } from "../../staff-texts.ts";
import { en } from "../en/partners/resellers.ts";
import { es } from "../es/partners/resellers.ts";

export const resellersTexts = /* @__PURE__ */ staffTexts(en, { es });
