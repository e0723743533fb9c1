const minute = 60_000;

/**
 * Waiting time after failed attempts: 1, 2, 4 … minutes, at most an hour. Chance shortens it by up
 * to half, so that mails that failed together are not all tried again together. @param chance from
 * 0 to 1
 */
export function backoffMilliseconds(attempts: number, chance: number): number {
	const longest = Math.min(60, 2 ** Math.max(0, attempts - 1)) * minute;
	return Math.round(longest * (0.5 + chance / 2));
}
