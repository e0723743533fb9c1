/** Rounds before comparing: in binary 64.1 × 100 is 6409.999…. */
export function isWholeCents(units: number): boolean {
	const cents = units * 100;
	// another rule reports a value that is not a number
	return !Number.isFinite(cents) || Math.abs(cents - Math.round(cents)) < 1e-6;
}
