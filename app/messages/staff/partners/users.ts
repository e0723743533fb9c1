import { staffTexts } from "../../staff-texts.ts";
import { en } from "../en/partners/users.ts";
import { es } from "../es/partners/users.ts";

export const usersTexts = /* @__PURE__ */ staffTexts(en, { es });
