import { catalogue } from "../catalogue.ts";
import { payLink as de } from "../de/pay-link.ts";
import { payLink as en } from "../en/pay-link.ts";
import { payLink as es } from "../es/pay-link.ts";
import { payLink as fr } from "../fr/pay-link.ts";
import { payLink as it } from "../it/pay-link.ts";

export const payLinkTexts = /* @__PURE__ */ catalogue({ en, de, es, fr, it });
