import { staffTexts } from "../../staff-texts.ts";
import { en } from "../en/office/form.ts";
import { es } from "../es/office/form.ts";

export const formTexts = /* @__PURE__ */ staffTexts(en, { es });
