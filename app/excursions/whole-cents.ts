/** 64.1 is 6409.999… cents in binary; 0.001 is no amount of money. */
export function isWholeCents(units: number): boolean {
	const cents = units * 100;
	// what is no number at all is told by another rule
	return !Number.isFinite(cents) || Math.abs(cents - Math.round(cents)) < 1e-6;
}
