import { staffTexts } from "../../staff-texts.ts";
import { en } from "../en/office/messages.ts";
import { es } from "../es/office/messages.ts";

export const messagesTexts = /* @__PURE__ */ staffTexts(en, { es });
