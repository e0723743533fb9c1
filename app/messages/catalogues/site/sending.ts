import { catalogue } from "../../catalogue.ts";
import { sending as de } from "../../de/site/sending.ts";
import { sending as en } from "../../en/site/sending.ts";
import { sending as es } from "../../es/site/sending.ts";
import { sending as fr } from "../../fr/site/sending.ts";
import { sending as it } from "../../it/site/sending.ts";

export const sendingTexts = /* @__PURE__ */ catalogue({ en, de, es, fr, it });
