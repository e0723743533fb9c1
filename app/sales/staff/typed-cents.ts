/** An amount of money as staff type it: "80", "80.50" or "80,50". */
export const amountPattern = /^\d{1,6}([.,]\d{1,2})?$/;

/** Cents of an amount as staff type it, while they type it; null for what is no amount. */
export function typedCents(text: string): number | null {
	const trimmed = text.trim();
	return amountPattern.test(trimmed) ? inCents(trimmed) : null;
}

/** @param text fits `amountPattern`: at most two digits behind its comma or point, so nothing of it is lost. */
export function inCents(text: string): number {
	return Math.round(Number(text.replace(",", ".")) * 100);
}
