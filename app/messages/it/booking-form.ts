import type { bookingForm as english } from "../en/booking-form.ts";

export const bookingForm: typeof english = {};
