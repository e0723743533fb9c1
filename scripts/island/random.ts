/** Random values that are the same for the same seed. */
export interface Dice {
	/** From 0 to `sides` − 1. */
	roll(sides: number): number;
	/** True in `percent` of a hundred cases. */
	chance(percent: number): boolean;
	/** @throws when there are no items. */
	pick<Item>(items: readonly Item[]): Item;
	/** URL-safe text of this many random bytes. It can be guessed: for demo rows only. */
	token(bytes: number): string;
}

export function diceOf(seed: string): Dice {
	let state = 2166136261;
	// FNV-1a
	for (const char of seed) state = Math.imul(state ^ char.charCodeAt(0), 16777619);
	// mulberry32
	const next = () => {
		state = (state + 0x6d2b79f5) | 0;
		let mixed = Math.imul(state ^ (state >>> 15), state | 1);
		mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
		return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
	};
	const roll = (sides: number) => Math.floor(next() * sides);
	return {
		roll,
		chance: (percent) => roll(100) < percent,
		pick: (items) => {
			const item = items[roll(items.length)];
			if (item === undefined) throw new Error("nothing to pick from");
			return item;
		},
		token: (bytes) =>
			Buffer.from(Array.from({ length: bytes }, () => roll(256))).toString("base64url"),
	};
}
