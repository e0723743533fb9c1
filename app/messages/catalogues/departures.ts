import { catalogue } from "../catalogue.ts";
import { departures as de } from "../de/departures.ts";
import { departures as en } from "../en/departures.ts";
import { departures as es } from "../es/departures.ts";
import { departures as fr } from "../fr/departures.ts";
import { departures as it } from "../it/departures.ts";

export const departuresTexts = /* @__PURE__ */ catalogue({ en, de, es, fr, it });
