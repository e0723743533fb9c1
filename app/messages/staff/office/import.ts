import { staffTexts } from "../../staff-texts.ts";
import { en } from "../en/office/import.ts";
import { es } from "../es/office/import.ts";

export const importTexts = /* @__PURE__ */ staffTexts(en, { es });
