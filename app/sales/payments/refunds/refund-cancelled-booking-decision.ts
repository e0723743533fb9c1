import type { RefundShare } from "#app/sales/cancellation/refund-shares.ts";
import {
	givableCents,
	givableOf,
	isKeptMoney,
	type PaymentMoney,
	type RefundablePayment,
} from "#app/sales/payments/money.ts";
import type { BookingRecord } from "#app/sales/staff/record/booking-record.server.ts";

interface CancelledBooking extends Pick<BookingRecord, "status" | "sums"> {
	payments: readonly (RefundablePayment & PaymentMoney)[];
}

export type MoneyBackDecision =
	| { outcome: "owed"; shares: RefundShare[] }
	| { outcome: "nothing to pay back" }
	| { outcome: "at the bank" }
	/** A part has gone back meanwhile: staff say anew what of the rest goes. */
	| { outcome: "rest stays" }
	| { outcome: "unknown" };

/** All money of a booking that was cancelled earlier goes back, of which no part has gone yet. */
export function decideMoneyBack(booking: CancelledBooking | null): MoneyBackDecision {
	if (!booking) return { outcome: "unknown" };
	const { status, payments, sums } = booking;
	const shares = payments
		.filter(isKeptMoney)
		.map((payment) => ({ paymentId: payment.id, cents: givableCents(payment) }))
		.filter(({ cents }) => cents > 0);
	if (status === "cancelled" && shares.length > 0) return { outcome: "owed", shares };
	if (sums.guest.disputed) return { outcome: "at the bank" };
	const hasMoney = givableOf(sums) > 0;
	return { outcome: hasMoney ? "rest stays" : "nothing to pay back" };
}
