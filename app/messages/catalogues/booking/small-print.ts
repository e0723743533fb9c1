import { catalogue } from "../../catalogue.ts";
import { smallPrint as de } from "../../de/booking/small-print.ts";
import { smallPrint as en } from "../../en/booking/small-print.ts";
import { smallPrint as es } from "../../es/booking/small-print.ts";
import { smallPrint as fr } from "../../fr/booking/small-print.ts";
import { smallPrint as it } from "../../it/booking/small-print.ts";

export const smallPrintTexts = /* @__PURE__ */ catalogue({ en, de, es, fr, it });
