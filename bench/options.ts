/** How long and how much is measured. */
export interface Scope {
	isQuick: boolean;
	/** Rounds of a comparison, and seconds of each candidate in a round. */
	rounds: number;
	seconds: number;
	/** Single requests after each other, where a latency is measured. */
	tries: number;
	/** Rows of the small and of the large table of bookings. */
	bookings: readonly [number, number];
	taps: number;
	/** Parts that were asked for by name; all when none was. */
	parts: readonly string[];
}

/** @param words what stands behind `npm run bench --`: "--quick", names of parts. */
export function readScope(words: readonly string[]): Scope {
	const isQuick = words.includes("--quick");
	return {
		isQuick,
		rounds: isQuick ? 3 : 9,
		seconds: isQuick ? 0.7 : 2,
		tries: isQuick ? 9 : 41,
		bookings: [1000, isQuick ? 100_000 : 1_000_000],
		taps: isQuick ? 8 : 24,
		parts: words.filter((word) => !word.startsWith("--")),
	};
}
