import { catalogue } from "../../catalogue.ts";
import { smallPrint as de } from "../../de/totem/small-print.ts";
import { smallPrint as en } from "../../en/totem/small-print.ts";
import { smallPrint as es } from "../../es/totem/small-print.ts";
import { smallPrint as fr } from "../../fr/totem/small-print.ts";
import { smallPrint as it } from "../../it/totem/small-print.ts";

export const smallPrintTexts = /* @__PURE__ */ catalogue({ en, de, es, fr, it });
