import type { bookingEvents as english } from "../en/booking-events.ts";

export const bookingEvents: typeof english = {};
