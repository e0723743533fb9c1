import { staffTexts } from "../../staff-texts.ts";
import { en } from "../en/office/first-steps.ts";
import { es } from "../es/office/first-steps.ts";

export const firstStepsTexts = /* @__PURE__ */ staffTexts(en, { es });
