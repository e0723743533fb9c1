import { staffTexts } from "../../staff-texts.ts";
import { en } from "../en/partners/own-account.ts";
import { es } from "../es/partners/own-account.ts";

export const ownAccountTexts = /* @__PURE__ */ staffTexts(en, { es });
