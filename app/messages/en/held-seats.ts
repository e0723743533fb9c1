/** Seats that are held while their guest pays. */
export const heldSeats = {};
