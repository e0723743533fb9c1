import { staffTexts } from "../../staff-texts.ts";
import { en } from "../en/partners/user-actions.ts";
import { es } from "../es/partners/user-actions.ts";

export const userActionsTexts = /* @__PURE__ */ staffTexts(en, { es });
