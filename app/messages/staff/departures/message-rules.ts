import { staffTexts } from "../../staff-texts.ts";
import { en } from "../en/departures/message-rules.ts";
import { es } from "../es/departures/message-rules.ts";

export const messageRulesTexts = /* @__PURE__ */ staffTexts(en, { es });
