import { staffTexts } from "../../staff-texts.ts";
import { en } from "../en/partners/impersonation.ts";
import { es } from "../es/partners/impersonation.ts";

export const impersonationTexts = /* @__PURE__ */ staffTexts(en, { es });
