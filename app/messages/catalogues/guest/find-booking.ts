import { catalogue } from "../../catalogue.ts";
import { findBooking as de } from "../../de/guest/find-booking.ts";
import { findBooking as en } from "../../en/guest/find-booking.ts";
import { findBooking as es } from "../../es/guest/find-booking.ts";
import { findBooking as fr } from "../../fr/guest/find-booking.ts";
import { findBooking as it } from "../../it/guest/find-booking.ts";

export const findBookingTexts = /* @__PURE__ */ catalogue({ en, de, es, fr, it });
