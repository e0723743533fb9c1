import { staffTexts } from "../../staff-texts.ts";
import { en } from "../en/partners/devices.ts";
import { es } from "../es/partners/devices.ts";

export const devicesTexts = /* @__PURE__ */ staffTexts(en, { es });
