import { staffTexts } from "../../staff-texts.ts";
import { en } from "../en/bookings/answers.ts";
import { es } from "../es/bookings/answers.ts";

export const answersTexts = /* @__PURE__ */ staffTexts(en, { es });
