import { catalogue } from "../catalogue.ts";
import { sending as de } from "../de/sending.ts";
import { sending as en } from "../en/sending.ts";
import { sending as es } from "../es/sending.ts";
import { sending as fr } from "../fr/sending.ts";
import { sending as it } from "../it/sending.ts";

export const sendingTexts = /* @__PURE__ */ catalogue({ en, de, es, fr, it });
