import { paidByCredit, type RefundablePayment, takenByStaff } from "#app/sales/payments/money.ts";

/** Cents of a payment that have to go back. */
export interface RefundShare {
	paymentId: string;
	cents: number;
}

/**
 * What each payment of a booking gives of a sum that goes back: credits first, so that nobody makes money of them by
 * cancelling, then cards, because nobody has to carry it. A hotel
 * gives back its own. Disputed money is owed too: it goes back when the bank leaves it with us.
 * @param cents absent: all that we keep.
 */
export function refundShares(
	payments: readonly RefundablePayment[],
	cents = Number.POSITIVE_INFINITY,
): RefundShare[] {
	let left = cents;
	return payments
		.filter(({ gateway, disputeState }) => gateway !== "hotel" && disputeState !== "gave back")
		.sort(
			(one, other) =>
				orderBack(one) - orderBack(other) ||
				(one.paidAt ?? 0) - (other.paidAt ?? 0) ||
				(one.id < other.id ? -1 : 1),
		)
		.map(({ id, keptCents }) => {
			const share = Math.min(keptCents, left);
			left -= share;
			return { paymentId: id, cents: share };
		})
		.filter((share) => share.cents > 0);
}

function orderBack(payment: RefundablePayment): number {
	if (paidByCredit(payment)) return 0;
	return takenByStaff(payment) ? 2 : 1;
}
