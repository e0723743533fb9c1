import { staffTexts } from "../../staff-texts.ts";
import { en } from "../en/partners/not-found.ts";
import { es } from "../es/partners/not-found.ts";

export const noSuchTexts = /* @__PURE__ */ staffTexts(en, { es });
