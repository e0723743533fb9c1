import { catalogue } from "../../catalogue.ts";
import { contact as de } from "../../de/site/contact.ts";
import { contact as en } from "../../en/site/contact.ts";
import { contact as es } from "../../es/site/contact.ts";
import { contact as fr } from "../../fr/site/contact.ts";
import { contact as it } from "../../it/site/contact.ts";

export const contactTexts = /* @__PURE__ */ catalogue({ en, de, es, fr, it });
