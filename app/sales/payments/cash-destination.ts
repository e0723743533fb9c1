/** Where cash goes whose receiver has counted it: it stays with the receiver, or leaves the house. */
export const cashDestinations = ["purse", "bank"] as const;
export type CashDestination = (typeof cashDestinations)[number];
