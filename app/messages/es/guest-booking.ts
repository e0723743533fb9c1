import type { guestBooking as english } from "../en/guest-booking.ts";

export const guestBooking: typeof english = {};
