const minute = 60_000;

/**
 * How long to wait after a number of failed attempts: 1, 2, 4 … minutes, at most an hour, and less
 * by chance, at most by half, so that what failed together does not come back together.
 * @param chance from 0 to 1
 */
export function backoffMilliseconds(attempts: number, chance: number): number {
	const longest = Math.min(60, 2 ** Math.max(0, attempts - 1)) * minute;
	return Math.round(longest * (0.5 + chance / 2));
}
