import { staffTexts } from "../../staff-texts.ts";
import { en } from "../en/office/desk.ts";
import { es } from "../es/office/desk.ts";

export const deskTexts = /* @__PURE__ */ staffTexts(en, { es });
