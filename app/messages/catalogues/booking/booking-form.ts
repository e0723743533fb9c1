import { catalogue } from "../../catalogue.ts";
import { bookingForm as de } from "../../de/booking/booking-form.ts";
import { bookingForm as en } from "../../en/booking/booking-form.ts";
import { bookingForm as es } from "../../es/booking/booking-form.ts";
import { bookingForm as fr } from "../../fr/booking/booking-form.ts";
import { bookingForm as it } from "../../it/booking/booking-form.ts";

export const bookingFormTexts = /* @__PURE__ */ catalogue({ en, de, es, fr, it });
