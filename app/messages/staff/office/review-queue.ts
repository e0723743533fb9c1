import { staffTexts } from "../../staff-texts.ts";
import { en } from "../en/office/review-queue.ts";
import { es } from "../es/office/review-queue.ts";

export const reviewQueueTexts = /* @__PURE__ */ staffTexts(en, { es });
