import type { findBooking as english } from "../en/find-booking.ts";

export const findBooking: typeof english = {};
