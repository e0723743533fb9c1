import type { Booking } from "#app/sales/booking/booking.ts";
import type { RefundablePayment } from "#app/sales/payments/money.ts";
import { givableCents, goesByHand, paidByCredit } from "#app/sales/payments/money.ts";

/** How a part goes back: a hand gives it now, it waits until a hand gives it, the gateway sends it, or it is in a credit. */
export type WayBack = "given" | "waits" | "sent" | "in credit";

export type PartBackDecision =
	/** A repeated form pays once. */
	| { outcome: "done" | "was done already"; way: WayBack }
	/** More than may go back of this payment now. */
	| { outcome: "too much"; mostCents: number }
	| { outcome: "unknown" }
	/** The reason would be new words about the guest. */
	| { outcome: "erased" }
	| { outcome: "own account only" }
	/** Nothing may go back of it, or the booking is not as the form showed it. */
	| { outcome: "not possible" };

export interface PartialRefund {
	/** Money goes back the way it came. */
	paymentId: string;
	amountCents: number;
	/** The guest reads it. */
	reason: string;
	/** For the history instead: fewer people come. */
	isSmallerParty?: boolean;
	/** The form is that of a cancelled booking; otherwise it must be confirmed. */
	ofCancelled?: boolean;
}

interface PartBackForm extends Pick<PartialRefund, "paymentId" | "amountCents"> {
	ofCancelled: boolean;
	/** Of the history's entry that the form makes. */
	entryKey: string;
	mayMoveCash: boolean;
}

/** A part of a booking's money goes back the way it came, never more than we keep of that payment. */
export function decidePartBack(
	booking:
		| (Pick<Booking, "status" | "erasedAt"> & {
				entryKeys: readonly string[];
				payments: readonly RefundablePayment[];
		  })
		| null,
	{ paymentId, amountCents, ofCancelled, entryKey, mayMoveCash }: PartBackForm,
): PartBackDecision {
	const payment = booking?.payments.find(({ id }) => id === paymentId);
	if (!booking || !payment) return { outcome: "unknown" };
	if (booking.erasedAt !== null) return { outcome: "erased" };
	const way = wayBackOf(payment, ofCancelled);
	if (way === "given" && !mayMoveCash) return { outcome: "own account only" };
	if (booking.entryKeys.includes(entryKey)) return { outcome: "was done already", way };
	const mostCents = givableCents(payment);
	if (amountCents > mostCents)
		return mostCents > 0 ? { outcome: "too much", mostCents } : { outcome: "not possible" };
	const isAsShown = booking.status === (ofCancelled ? "cancelled" : "confirmed");
	return isAsShown ? { outcome: "done", way } : { outcome: "not possible" };
}

function wayBackOf(payment: RefundablePayment, ofCancelled: boolean): WayBack {
	if (paidByCredit(payment)) return "in credit";
	if (!goesByHand(payment)) return "sent";
	return ofCancelled ? "waits" : "given";
}
