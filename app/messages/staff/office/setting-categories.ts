import { staffTexts } from "../../staff-texts.ts";
import { en } from "../en/office/setting-categories.ts";
import { es } from "../es/office/setting-categories.ts";

export const settingCategoriesTexts = /* @__PURE__ */ staffTexts(en, { es });
