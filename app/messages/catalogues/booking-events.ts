import { catalogue } from "../catalogue.ts";
import { bookingEvents as de } from "../de/booking-events.ts";
import { bookingEvents as en } from "../en/booking-events.ts";
import { bookingEvents as es } from "../es/booking-events.ts";
import { bookingEvents as fr } from "../fr/booking-events.ts";
import { bookingEvents as it } from "../it/booking-events.ts";

export const bookingEventsTexts = /* @__PURE__ */ catalogue({ en, de, es, fr, it });
