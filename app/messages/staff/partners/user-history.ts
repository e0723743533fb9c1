import { staffTexts } from "../../staff-texts.ts";
import { en } from "../en/partners/user-history.ts";
import { es } from "../es/partners/user-history.ts";

export const userHistoryTexts = /* @__PURE__ */ staffTexts(en, { es });
