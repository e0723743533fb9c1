import { staffTexts } from "../../staff-texts.ts";
import { en } from "../en/office/staff-errors.ts";
import { es } from "../es/office/staff-errors.ts";

export const staffErrorsTexts = /* @__PURE__ */ staffTexts(en, { es });
