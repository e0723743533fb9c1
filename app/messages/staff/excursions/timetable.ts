import { staffTexts } from "../../staff-texts.ts";
import { en } from "../en/excursions/timetable.ts";
import { es } from "../es/excursions/timetable.ts";

export const timetableTexts = /* @__PURE__ */ staffTexts(en, { es });
