import { staffTexts } from "../../staff-texts.ts";
import { en } from "../en/partners/user-fields.ts";
import { es } from "../es/partners/user-fields.ts";

export const userFieldsTexts = /* @__PURE__ */ staffTexts(en, { es });
