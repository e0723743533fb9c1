import { catalogue } from "../../catalogue.ts";
import { bookingRefusals as de } from "../../de/booking/booking-refusals.ts";
import { bookingRefusals as en } from "../../en/booking/booking-refusals.ts";
import { bookingRefusals as es } from "../../es/booking/booking-refusals.ts";
import { bookingRefusals as fr } from "../../fr/booking/booking-refusals.ts";
import { bookingRefusals as it } from "../../it/booking/booking-refusals.ts";

export const bookingRefusalsTexts = /* @__PURE__ */ catalogue({ en, de, es, fr, it });
