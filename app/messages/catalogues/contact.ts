import { catalogue } from "../catalogue.ts";
import { contact as de } from "../de/contact.ts";
import { contact as en } from "../en/contact.ts";
import { contact as es } from "../es/contact.ts";
import { contact as fr } from "../fr/contact.ts";
import { contact as it } from "../it/contact.ts";

export const contactTexts = /* @__PURE__ */ catalogue({ en, de, es, fr, it });
