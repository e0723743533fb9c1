import { catalogue } from "../../catalogue.ts";
import { guestBooking as de } from "../../de/guest/guest-booking.ts";
import { guestBooking as en } from "../../en/guest/guest-booking.ts";
import { guestBooking as es } from "../../es/guest/guest-booking.ts";
import { guestBooking as fr } from "../../fr/guest/guest-booking.ts";
import { guestBooking as it } from "../../it/guest/guest-booking.ts";

export const guestBookingTexts = /* @__PURE__ */ catalogue({ en, de, es, fr, it });
