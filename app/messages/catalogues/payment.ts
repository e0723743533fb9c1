import { catalogue } from "../catalogue.ts";
import { payment as de } from "../de/payment.ts";
import { payment as en } from "../en/payment.ts";
import { payment as es } from "../es/payment.ts";
import { payment as fr } from "../fr/payment.ts";
import { payment as it } from "../it/payment.ts";

export const paymentTexts = /* @__PURE__ */ catalogue({ en, de, es, fr, it });
