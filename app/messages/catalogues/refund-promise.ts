import { catalogue } from "../catalogue.ts";
import { refundPromise as de } from "../de/refund-promise.ts";
import { refundPromise as en } from "../en/refund-promise.ts";
import { refundPromise as es } from "../es/refund-promise.ts";
import { refundPromise as fr } from "../fr/refund-promise.ts";
import { refundPromise as it } from "../it/refund-promise.ts";

export const refundPromiseTexts = /* @__PURE__ */ catalogue({ en, de, es, fr, it });
