import { staffTexts } from "../../staff-texts.ts";
import { en } from "../en/office/office.ts";
import { es } from "../es/office/office.ts";

export const officeTexts = /* @__PURE__ */ staffTexts(en, { es });
