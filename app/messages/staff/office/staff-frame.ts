import { staffTexts } from "../../staff-texts.ts";
import { en } from "../en/office/staff-frame.ts";
import { es } from "../es/office/staff-frame.ts";

export const staffFrameTexts = /* @__PURE__ */ staffTexts(en, { es });
