import { staffTexts } from "../../staff-texts.ts";
import { en } from "../en/office/queue-entry.ts";
import { es } from "../es/office/queue-entry.ts";

export const queueEntryTexts = /* @__PURE__ */ staffTexts(en, { es });
