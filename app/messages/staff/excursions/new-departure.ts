import { staffTexts } from "../../staff-texts.ts";
import { en } from "../en/excursions/new-departure.ts";
import { es } from "../es/excursions/new-departure.ts";

export const newDepartureTexts = /* @__PURE__ */ staffTexts(en, { es });
