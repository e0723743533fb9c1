import { staffTexts } from "../../staff-texts.ts";
import { en } from "../en/partners/confirmation.ts";
import { es } from "../es/partners/confirmation.ts";

export const confirmationTexts = /* @__PURE__ */ staffTexts(en, { es });
