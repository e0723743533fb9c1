import { staffTexts } from "../../staff-texts.ts";
import { en } from "../en/partners/contact-messages.ts";
import { es } from "../es/partners/contact-messages.ts";

export const contactMessagesTexts = /* @__PURE__ */ staffTexts(en, { es });
