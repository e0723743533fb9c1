import { staffTexts } from "../../staff-texts.ts";
import { en } from "../en/partners/user-list.ts";
import { es } from "../es/partners/user-list.ts";

export const userListTexts = /* @__PURE__ */ staffTexts(en, { es });
