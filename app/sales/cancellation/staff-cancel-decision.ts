import { isLive } from "#app/departures/seats/booking-status.ts";
import { moneyFingerprint, type RefundablePayment } from "#app/sales/payments/money.ts";
import type { BookingRecord } from "#app/sales/staff/record/booking-record.server.ts";
import { type RefundShare, refundShares } from "./refund-shares.ts";

interface CancellableBooking
	extends Pick<BookingRecord, "date" | "excursionId" | "status" | "sums"> {
	payments: readonly (RefundablePayment & Pick<BookingRecord["payments"][number], "status">)[];
}

export interface StaffCancelForm {
	/** False: the operator keeps the money, as the terms allow. */
	refund: boolean;
	/** `moneyFingerprint` of the screen. */
	shownFingerprint: string;
	/** Local date: an earlier departure is over. */
	today: string;
}

export type StaffCancelDecision =
	| { outcome: "unknown" }
	| { outcome: "over" }
	/** The form was drawn before the money changed, and nobody has decided about it. */
	| { outcome: "other money" }
	| ({ outcome: "was over already" } & CancelledTrip)
	| ({ outcome: "cancelled"; shares: RefundShare[] } & CancelledTrip);

interface CancelledTrip {
	excursionId: string;
	/** The refund waits for the guest's bank, or the bank has returned the money. */
	isAtBank: boolean;
}

/** Staff cancel a booking that is not over, for the money that the screen showed. */
export function decideStaffCancel(
	booking: CancellableBooking | null,
	{ refund, shownFingerprint, today }: StaffCancelForm,
): StaffCancelDecision {
	if (!booking) return { outcome: "unknown" };
	const { date, excursionId, status, payments } = booking;
	if (date < today) return { outcome: "over" };
	const isAtBank = payments.some((each) => each.status === "paid" && each.disputeState);
	const trip = { excursionId, isAtBank };
	if (!isLive(status)) return { outcome: "was over already", ...trip };
	if (moneyFingerprint(booking.sums) !== shownFingerprint) return { outcome: "other money" };
	return { outcome: "cancelled", shares: refund ? refundShares(payments) : [], ...trip };
}
