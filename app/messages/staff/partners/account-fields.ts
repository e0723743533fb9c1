import { staffTexts } from "../../staff-texts.ts";
import { en } from "../en/partners/account-fields.ts";
import { es } from "../es/partners/account-fields.ts";

export const accountFieldsTexts = /* @__PURE__ */ staffTexts(en, { es });
