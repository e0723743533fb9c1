/** Finding a booking again. */
export const findBooking = {};
