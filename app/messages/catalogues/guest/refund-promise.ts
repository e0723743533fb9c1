import { catalogue } from "../../catalogue.ts";
import { refundPromise as de } from "../../de/guest/refund-promise.ts";
import { refundPromise as en } from "../../en/guest/refund-promise.ts";
import { refundPromise as es } from "../../es/guest/refund-promise.ts";
import { refundPromise as fr } from "../../fr/guest/refund-promise.ts";
import { refundPromise as it } from "../../it/guest/refund-promise.ts";

export const refundPromiseTexts = /* @__PURE__ */ catalogue({ en, de, es, fr, it });
