import { staffTexts } from "../../catalogue.ts";
import { boardNote as en } from "../../en/staff-departures/board-note.ts";

export const boardNoteTexts = /* @__PURE__ */ staffTexts({ en });
