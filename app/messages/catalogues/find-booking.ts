import { catalogue } from "../catalogue.ts";
import { findBooking as de } from "../de/find-booking.ts";
import { findBooking as en } from "../en/find-booking.ts";
import { findBooking as es } from "../es/find-booking.ts";
import { findBooking as fr } from "../fr/find-booking.ts";
import { findBooking as it } from "../it/find-booking.ts";

export const findBookingTexts = /* @__PURE__ */ catalogue({ en, de, es, fr, it });
