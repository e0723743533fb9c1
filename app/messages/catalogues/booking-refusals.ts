import { catalogue } from "../catalogue.ts";
import { bookingRefusals as de } from "../de/booking-refusals.ts";
import { bookingRefusals as en } from "../en/booking-refusals.ts";
import { bookingRefusals as es } from "../es/booking-refusals.ts";
import { bookingRefusals as fr } from "../fr/booking-refusals.ts";
import { bookingRefusals as it } from "../it/booking-refusals.ts";

export const bookingRefusalsTexts = /* @__PURE__ */ catalogue({ en, de, es, fr, it });
