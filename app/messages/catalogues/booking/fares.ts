import { catalogue } from "../../catalogue.ts";
import { fares as de } from "../../de/booking/fares.ts";
import { fares as en } from "../../en/booking/fares.ts";
import { fares as es } from "../../es/booking/fares.ts";
import { fares as fr } from "../../fr/booking/fares.ts";
import { fares as it } from "../../it/booking/fares.ts";

export const faresTexts = /* @__PURE__ */ catalogue({ en, de, es, fr, it });
