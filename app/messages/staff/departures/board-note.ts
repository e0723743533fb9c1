import { staffTexts } from "../../staff-texts.ts";
import { en } from "../en/departures/board-note.ts";
import { es } from "../es/departures/board-note.ts";

export const boardNoteTexts = /* @__PURE__ */ staffTexts(en, { es });
