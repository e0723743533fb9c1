import { catalogue } from "../../catalogue.ts";
import { bookingElse as de } from "../../de/booking/booking-else.ts";
import { bookingElse as en } from "../../en/booking/booking-else.ts";
import { bookingElse as es } from "../../es/booking/booking-else.ts";
import { bookingElse as fr } from "../../fr/booking/booking-else.ts";
import { bookingElse as it } from "../../it/booking/booking-else.ts";

export const bookingElseTexts = /* @__PURE__ */ catalogue({ en, de, es, fr, it });
