import { staffTexts } from "../../staff-texts.ts";
import { en } from "../en/departures/message-form.ts";
import { es } from "../es/departures/message-form.ts";

export const messageFormTexts = /* @__PURE__ */ staffTexts(en, { es });
