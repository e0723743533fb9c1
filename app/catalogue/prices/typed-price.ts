/** Cents as the field of a form has them. */
export const typedPrice = (cents: number | null) =>
	cents === null ? "" : (cents / 100).toFixed(2);
