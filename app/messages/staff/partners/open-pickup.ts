import { staffTexts } from "../../staff-texts.ts";
import { en } from "../en/partners/open-pickup.ts";
import { es } from "../es/partners/open-pickup.ts";

export const openPickupTexts = /* @__PURE__ */ staffTexts(en, { es });
