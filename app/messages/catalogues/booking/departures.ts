import { catalogue } from "../../catalogue.ts";
import { departures as de } from "../../de/booking/departures.ts";
import { departures as en } from "../../en/booking/departures.ts";
import { departures as es } from "../../es/booking/departures.ts";
import { departures as fr } from "../../fr/booking/departures.ts";
import { departures as it } from "../../it/booking/departures.ts";

export const departuresTexts = /* @__PURE__ */ catalogue({ en, de, es, fr, it });
