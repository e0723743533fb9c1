import { catalogue } from "../catalogue.ts";
import { departureMessages as de } from "../de/departure-messages.ts";
import { departureMessages as en } from "../en/departure-messages.ts";
import { departureMessages as es } from "../es/departure-messages.ts";
import { departureMessages as fr } from "../fr/departure-messages.ts";
import { departureMessages as it } from "../it/departure-messages.ts";

export const departureMessagesTexts = /* @__PURE__ */ catalogue({ en, de, es, fr, it });
