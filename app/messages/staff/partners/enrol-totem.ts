import { staffTexts } from "../../staff-texts.ts";
import { en } from "../en/partners/enrol-totem.ts";
import { es } from "../es/partners/enrol-totem.ts";

export const enrolTotemTexts = /* @__PURE__ */ staffTexts(en, { es });
