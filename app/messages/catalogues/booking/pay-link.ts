import { catalogue } from "../../catalogue.ts";
import { payLink as de } from "../../de/booking/pay-link.ts";
import { payLink as en } from "../../en/booking/pay-link.ts";
import { payLink as es } from "../../es/booking/pay-link.ts";
import { payLink as fr } from "../../fr/booking/pay-link.ts";
import { payLink as it } from "../../it/booking/pay-link.ts";

export const payLinkTexts = /* @__PURE__ */ catalogue({ en, de, es, fr, it });
