import type { Language } from "#app/messages/languages.ts";
import { voucherTexts } from "#app/messages/texts.ts";

/** State of a dispute at the guest's bank: it holds the money while it decides, or has returned it. */
export type DisputeState = "holds" | "gave back" | null;

export interface DisputedMoney {
	says: NonNullable<DisputeState>;
	cents: number;
}

/**
 * What a mail or page tells the guest about disputed money.
 * @param all "€64"
 * @param back what we refund if the bank leaves the money with us; a part is "€32".
 */
export function disputeSentence(
	says: NonNullable<DisputeState>,
	{ all, back }: { all: string; back: "all" | "nothing" | { part: string } },
	language: Language,
): string {
	const texts = voucherTexts[language].disputed;
	if (says === "gave back") return texts.gaveBack({ all });
	const then =
		back === "all" ? texts.thenAll : back === "nothing" ? texts.thenNothing : texts.thenPart(back);
	return `${texts.holds({ all })} ${then}`;
}
