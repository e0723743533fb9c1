import { staffTexts } from "../../staff-texts.ts";
import { en } from "../en/office/totem-enrolment.ts";
import { es } from "../es/office/totem-enrolment.ts";

export const totemEnrolmentTexts = /* @__PURE__ */ staffTexts(en, { es });
