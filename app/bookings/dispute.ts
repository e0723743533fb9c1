/** State of a dispute at the guest's bank: it holds the money while it decides, or has returned it. */
export type DisputeState = "holds" | "gave back" | null;

export interface DisputedMoney {
	says: NonNullable<DisputeState>;
	cents: number;
}

/**
 * What a mail or page tells the guest about disputed money.
 * @param all "€64"
 * @param back what we refund if the bank leaves the money with us: "all of it"; null: nothing.
 */
export function disputeSentence(
	says: NonNullable<DisputeState>,
	{ all, back }: { all: string; back: string | null },
): string {
	if (says === "gave back") return `Your bank has given your ${all} back to you already.`;
	const holds = `Your bank holds your ${all} while it decides on a request to get the money back.`;
	return back
		? `${holds} If it gives the money to you, that is your refund; if it leaves it to us, we pay back ${back} then.`
		: `${holds} If it leaves it to us, nothing of it comes back from us.`;
}
