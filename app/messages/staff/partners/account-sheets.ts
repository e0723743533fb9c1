import { staffTexts } from "../../staff-texts.ts";
import { en } from "../en/partners/account-sheets.ts";
import { es } from "../es/partners/account-sheets.ts";

export const accountSheetsTexts = /* @__PURE__ */ staffTexts(en, { es });
