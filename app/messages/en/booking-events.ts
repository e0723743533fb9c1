/** The history of a booking, as a guest reads it. */
export const bookingEvents = {};
