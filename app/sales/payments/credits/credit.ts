// Without 0, O, 1, I and L, which are confused when spoken or read, and without U: 30 letters.
const alphabet = "23456789ABCDEFGHJKMNPQRSTVWXYZ";

/**
 * "CR-7K3F-9QWX-2MPD": whoever has it has the money. Attack: guessing. Twelve of 30 letters are 59 bits; with a million
 * credits and the ten tries a minute of one address, the first hit takes a hundred thousand years.
 */
export function makeCreditCode(): string {
	const letters: string[] = [];
	while (letters.length < 12) {
		// 240 is the largest multiple of 30 in a byte; without this limit some letters would be more frequent
		for (const byte of crypto.getRandomValues(new Uint8Array(16)))
			if (byte < 240 && letters.length < 12) letters.push(alphabet.charAt(byte % 30));
	}
	return ["CR", ...[0, 4, 8].map((from) => letters.slice(from, from + 4).join(""))].join("-");
}

/** The code of a credit in what somebody typed, with or without its hyphens; null for a code of another kind. */
export function creditCodeIn(text: string): string | null {
	const [, ...parts] =
		/^CR([A-Z2-9]{4})([A-Z2-9]{4})([A-Z2-9]{4})$/.exec(
			text.toUpperCase().replaceAll(/[\s-]/g, ""),
		) ?? [];
	return parts.length === 3 ? ["CR", ...parts].join("-") : null;
}

/** The page on which a guest pays with a credit. */
export function creditPath(confirmId: string): string {
	return `/booking/${confirmId}/credit`;
}

/** A credit as the guest of a booking sees it. */
export interface ShownCredit {
	code: string;
	balanceCents: number;
	currency: string;
	/** Local date; null is without end. */
	expiresOn: string | null;
	/** The oldest first. */
	movements: readonly {
		kind: "created" | "spent" | "given back" | "paid out" | "expired";
		/** Negative for what left it. */
		cents: number;
		/** Milliseconds since the epoch. */
		at: number;
		/** Of the booking that it paid; null for what has none. */
		reference: string | null;
	}[];
}
