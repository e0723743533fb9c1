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
