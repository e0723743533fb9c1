import { catalogue } from "../../catalogue.ts";
import { departureMessages as de } from "../../de/guest/departure-messages.ts";
import { departureMessages as en } from "../../en/guest/departure-messages.ts";
import { departureMessages as es } from "../../es/guest/departure-messages.ts";
import { departureMessages as fr } from "../../fr/guest/departure-messages.ts";
import { departureMessages as it } from "../../it/guest/departure-messages.ts";

export const departureMessagesTexts = /* @__PURE__ */ catalogue({ en, de, es, fr, it });
