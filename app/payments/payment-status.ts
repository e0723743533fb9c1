import type { payments } from "#app/database/schema.server.ts";

type PaymentRow = typeof payments.$inferSelect;
/** The statuses of the table; a new one does not compile until its rules are added below. */
export type PaymentStatus = PaymentRow["status"];

interface StatusRules {
	/** Where its money is: it may still arrive, we have it, or it was refunded. */
	money: "may come" | "here" | "back";
	/** A refund reported by the gateway may change it. */
	takesRefundNews: boolean;
}

/** Every rule that depends on a payment's status alone. SQL conditions are derived from it. */
export const paymentRules = {
	created: { money: "may come", takesRefundNews: true },
	// a bank may take days, and a page may have been paid in its last second
	failed: { money: "may come", takesRefundNews: true },
	paid: { money: "here", takesRefundNews: true },
	refunded: { money: "back", takesRefundNews: true },
} as const satisfies Record<PaymentStatus, StatusRules>;

type Money = Pick<PaymentRow, "status" | "refundReason">;

/** True for money that we have and keep; in SQL `isKept`. */
export function isKeptMoney({ status, refundReason }: Money): boolean {
	return paymentRules[status].money === "here" && refundReason === null;
}

/** True for money that we have and must refund; in SQL `isRefundDue`. */
export function isDueMoney({ status, refundReason }: Money): boolean {
	return paymentRules[status].money === "here" && refundReason !== null;
}
