import { isLive } from "#app/departures/seats/booking-status.ts";
import type { Language } from "#app/messages/languages.ts";
import { creditTexts } from "#app/messages/texts.ts";
import type { Booking } from "#app/sales/booking/booking.ts";
import { leastOnlineCents } from "#app/sales/payments/payment-status.ts";
import { formatsIn } from "#app/ui/format/formats.ts";

/** A credit as it was read. */
export interface CreditState {
	id: number;
	/** As it is printed. */
	code: string;
	balanceCents: number;
	currency: string;
	/** Local date, the last on which it pays; null is without end. */
	expiresOn: string | null;
}

/** Why a credit does not pay. */
export type SpendRefusal =
	| { why: "unknown" | "ended" | "empty" | "nothing owed" | "over" }
	| { why: "too little"; balanceCents: number };

export type SpendDecision =
	| {
			outcome: "paid";
			cents: number;
			/** What the guest still owes afterwards. */
			restCents: number;
			/** The booking was held, and now it is paid. */
			confirms: boolean;
	  }
	/** An earlier press has paid with it. */
	| { outcome: "paid before"; restCents: number }
	| ({ outcome: "refused" } & SpendRefusal)
	/** There is no such booking. */
	| { outcome: "unknown" };

interface SpendRequest {
	/** Local date. */
	today: string;
	/**
	 * "card": of what is left nobody could pay less than `leastOnlineCents`, so the credit leaves so much, and a hold stays
	 * one until the card has paid. "staff": they take the rest, and a hold is confirmed as by cash.
	 */
	rest: "card" | "staff";
}

/** A code that can pay nothing, whatever is bought; null for one that can. */
export function whyNotSpendable(
	credit: CreditState | null,
	{ today, currency }: { today: string; currency: string },
): SpendRefusal | null {
	if (!credit || credit.currency !== currency) return { why: "unknown" };
	if (credit.expiresOn !== null && credit.expiresOn < today) return { why: "ended" };
	return credit.balanceCents === 0 ? { why: "empty" } : null;
}

/** A credit pays as much of what a booking owes as it has. */
export function decideSpending(
	booking:
		| (Pick<Booking, "status" | "currency" | "erasedAt"> & {
				sums: Pick<Booking["sums"], "balanceCents">;
				payments: readonly Pick<Booking["payments"][number], "creditId" | "keptCents">[];
		  })
		| null,
	credit: CreditState | null,
	{ today, rest }: SpendRequest,
): SpendDecision {
	if (!booking || booking.erasedAt !== null) return { outcome: "unknown" };
	const { currency, payments } = booking;
	const owedCents = booking.sums.balanceCents;
	const hasPaid = payments.some((each) => each.creditId === credit?.id && each.keptCents > 0);
	const refuse = (refusal: SpendRefusal): SpendDecision =>
		hasPaid
			? { outcome: "paid before", restCents: Math.max(0, owedCents) }
			: { outcome: "refused", ...refusal };
	const refusal = whyNotSpendable(credit, { today, currency });
	if (!credit || refusal) return refuse(refusal ?? { why: "unknown" });
	if (!isLive(booking.status)) return { outcome: "refused", why: "over" };
	if (owedCents <= 0) return refuse({ why: "nothing owed" });
	const { balanceCents } = credit;
	const mostCents = Math.min(balanceCents, owedCents);
	const isTooLittleForCard =
		rest === "card" && mostCents < owedCents && owedCents - mostCents < leastOnlineCents;
	const cents = isTooLittleForCard ? owedCents - leastOnlineCents : mostCents;
	if (cents <= 0) return refuse({ why: "too little", balanceCents });
	const restCents = owedCents - cents;
	const confirms = booking.status === "pending" && (restCents === 0 || rest === "staff");
	return { outcome: "paid", cents, restCents, confirms };
}

/** Why a credit does not pay, as guests read it. */
export function creditRefusalWords(
	refusal: SpendRefusal,
	{ currency, language }: { currency: string; language: Language },
): string {
	const { problems } = creditTexts[language];
	const money = (cents: number) => formatsIn(language).formatMoney(cents, currency);
	if (refusal.why === "too little")
		return problems.tooLittle({
			left: money(refusal.balanceCents),
			least: money(leastOnlineCents),
		});
	const { unknown, ended, empty, nothingOwed, over } = problems;
	return { unknown, ended, empty, "nothing owed": nothingOwed, over }[refusal.why];
}
