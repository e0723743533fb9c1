import { catalogue } from "../../catalogue.ts";
import { payment as de } from "../../de/booking/payment.ts";
import { payment as en } from "../../en/booking/payment.ts";
import { payment as es } from "../../es/booking/payment.ts";
import { payment as fr } from "../../fr/booking/payment.ts";
import { payment as it } from "../../it/booking/payment.ts";

export const paymentTexts = /* @__PURE__ */ catalogue({ en, de, es, fr, it });
