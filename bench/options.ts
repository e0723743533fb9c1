export interface Scope {
	isQuick: boolean;
	/** Whether RESULTS.md is written; not when only some parts run. */
	isWritten: boolean;
	/** Rounds of a comparison, and seconds for each candidate in a round. */
	rounds: number;
	seconds: number;
	/** Sequential requests of a latency measurement. */
	tries: number;
	/** Rows in the small and in the large table of bookings. */
	bookings: readonly [number, number];
	taps: number;
	/** Requested parts; all when empty. */
	parts: readonly string[];
}

/** @param words arguments after `npm run bench --`: "--quick", "--write", names of parts. */
export function readScope(words: readonly string[]): Scope {
	const isQuick = words.includes("--quick");
	const parts = words.filter((word) => !word.startsWith("--"));
	return {
		isQuick,
		isWritten: parts.length === 0 && (!isQuick || words.includes("--write")),
		rounds: isQuick ? 3 : 9,
		seconds: isQuick ? 0.7 : 2,
		tries: isQuick ? 9 : 41,
		bookings: [1000, isQuick ? 100_000 : 1_000_000],
		taps: isQuick ? 8 : 24,
		parts,
	};
}
