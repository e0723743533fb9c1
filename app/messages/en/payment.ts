/** Paying, and what follows a payment. */
export const payment = {};
