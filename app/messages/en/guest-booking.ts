/** A guest's own page: voucher, change, cancel. */
export const guestBooking = {};
