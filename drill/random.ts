/** Random numbers that repeat for the same seed and purpose. */
export interface Random {
	/** 0 ≤ x < 1 */
	next(): number;
	/** A whole number, both ends included. */
	between(lowest: number, highest: number): number;
	/** True with this probability. */
	chance(probability: number): boolean;
	pick<Item>(items: readonly [Item, ...Item[]]): Item;
	shuffled<Item>(items: readonly Item[]): Item[];
}

/**
 * A separate stream for each purpose, so that draws of one part never change another. (mulberry32
 * by Tommy Ettinger, seeded with FNV-1a of the words.)
 */
export function randomOf(...purpose: (string | number)[]): Random {
	let state = fnv1a(purpose.join("/"));
	const next = () => {
		state = (state + 0x6d2b79f5) | 0;
		let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
		mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
		return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
	};
	const between = (lowest: number, highest: number) =>
		lowest + Math.floor(next() * (highest - lowest + 1));
	return {
		next,
		between,
		chance: (probability) => next() < probability,
		pick: (items) => items[between(0, items.length - 1)] ?? items[0],
		shuffled(items) {
			return items
				.map((item) => ({ item, rank: next() }))
				.sort((one, other) => one.rank - other.rank)
				.map(({ item }) => item);
		},
	};
}

function fnv1a(text: string): number {
	let hash = 0x811c9dc5;
	for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
	return hash >>> 0;
}
