import type { payments } from "#app/database/schema.server.ts";

type PaymentRow = typeof payments.$inferSelect;
/** As the table stores it: a status added there does not compile until its rules stand here. */
export type PaymentStatus = PaymentRow["status"];
export type PaymentGateway = PaymentRow["gateway"];

interface StatusRules {
	/** Where its money is: it may still come, it is with us, or it went back. */
	money: "may come" | "here" | "back";
	/** What the gateway tells of refunds changes it. */
	takesRefundNews: boolean;
}

/** Every rule that depends on a payment's status alone. SQL conditions are made from it. */
export const paymentRules = {
	created: { money: "may come", takesRefundNews: true },
	// a bank may take days, and a page that ended may have been paid in its last second
	failed: { money: "may come", takesRefundNews: true },
	paid: { money: "here", takesRefundNews: true },
	refunded: { money: "back", takesRefundNews: true },
} as const satisfies Record<PaymentStatus, StatusRules>;

type Money = Pick<PaymentRow, "status" | "refundReason">;

/** Money that is with us and stays, even if a part of it goes back; SQL: `isKept`. */
export function isKeptMoney({ status, refundReason }: Money): boolean {
	return (
		paymentRules[status].money === "here" && (refundReason === null || refundReason === "goodwill")
	);
}

/** Ways of paying whose money no gateway can send back: a person gives it back. */
export const handGateways: ReadonlySet<PaymentGateway> = new Set(["hotel", "cash", "terminal"]);

type PaidSum = Money &
	Pick<PaymentRow, "gateway" | "amountCents" | "refundCents" | "refundedCents">;

/** Cents that the guest still owes; negative when too much was paid. SQL: `balanceCents`. */
export function balanceOf(priceCents: number, payments: readonly PaidSum[]): number {
	return payments.reduce((balance, payment) => balance - settledCents(payment), priceCents);
}

function settledCents(payment: PaidSum): number {
	const { gateway, amountCents, refundCents, refundedCents } = payment;
	// a hotel that still has to collect answers for its guest
	if (paymentRules[payment.status].money === "may come")
		return gateway === "hotel" ? amountCents : 0;
	return amountCents - (isDueMoney(payment) ? (refundCents ?? amountCents) : refundedCents);
}

/** Money that is with us and has to go back, all or a part of it; SQL: `isRefundDue`. */
export function isDueMoney({ status, refundReason }: Money): boolean {
	return paymentRules[status].money === "here" && refundReason !== null;
}
