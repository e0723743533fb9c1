import type { payments } from "#app/database/schema.server.ts";
import type { DisputeState } from "#app/sales/dispute.ts";

type PaymentRow = typeof payments.$inferSelect;
/** The statuses of the table; a new one does not compile until its rules are added below. */
export type PaymentStatus = PaymentRow["status"];
export type PaymentGateway = PaymentRow["gateway"];

interface StatusRules {
	/** Where its money is: it may still arrive, we have it, or it was refunded. */
	money: "may come" | "here" | "back";
}

/** Every rule that depends on a payment's status alone. SQL conditions are derived from it. */
export const paymentRules = {
	created: { money: "may come" },
	// a bank may take days, and a page may have been paid in its last second
	failed: { money: "may come" },
	paid: { money: "here" },
	refunded: { money: "back" },
} as const satisfies Record<PaymentStatus, StatusRules>;

type Money = Pick<PaymentRow, "status" | "refundReason">;

/** True for money that we have and keep, even if a part of it is refunded; in SQL `isKept`. */
export function isKeptMoney({ status, refundReason }: Money): boolean {
	return (
		paymentRules[status].money === "here" && (refundReason === null || refundReason === "goodwill")
	);
}

/** The smallest amount in cents that a gateway takes (https://docs.stripe.com/currencies#minimum-and-maximum-charge-amounts). */
export const leastOnlineCents = 50;

/** Ways of paying whose money a member of staff took, and gives back by hand. */
export const staffGateways: ReadonlySet<PaymentGateway> = new Set(["cash", "terminal"]);

/** Ways of paying whose money no gateway can send back: a person gives it back. */
export const handGateways: ReadonlySet<PaymentGateway> = new Set(["hotel", ...staffGateways]);

export type PaidSum = Money &
	Pick<
		PaymentRow,
		| "gateway"
		| "amountCents"
		| "receivedCents"
		| "refundCents"
		| "refundedCents"
		| "elsewhereCents"
		| "waivedCents"
	>;

/** Cents that came, which may be more or less than was asked for; until the gateway tells it, what was asked for. */
export function receivedCentsOf({
	amountCents,
	receivedCents,
}: Pick<PaidSum, "amountCents" | "receivedCents">): number {
	return receivedCents ?? amountCents;
}

/** Cents of a payment that went back, or that have to. */
export function backCents(payment: Omit<PaidSum, "gateway" | "waivedCents">): number {
	const { refundCents, refundedCents, elsewhereCents } = payment;
	const byGateway = isDueMoney(payment) ? (refundCents ?? receivedCentsOf(payment)) : refundedCents;
	return byGateway + elsewhereCents;
}

/** Cents of a payment that came and neither went back nor have to: so much may still go back. SQL: `keptCents`. */
export function keptCents(payment: Omit<PaidSum, "gateway" | "waivedCents">): number {
	if (paymentRules[payment.status].money === "may come") return 0;
	return Math.max(0, receivedCentsOf(payment) - backCents(payment));
}

/** Cents of a payment that still have to go back. SQL: `dueCents`. */
export function dueCents(payment: Omit<PaidSum, "gateway" | "waivedCents">): number {
	if (!isDueMoney(payment)) return 0;
	return Math.max(0, (payment.refundCents ?? receivedCentsOf(payment)) - payment.refundedCents);
}

/**
 * Cents of a payment that staff may give back now: a hotel gives back its own, and nothing goes while the gateway is
 * refunding this payment or the guest's bank decides. What waits to be given by hand may still become more. SQL:
 * `givableCents`.
 */
export function givableCents(payment: PaidSum & { disputeState: DisputeState }): number {
	const { gateway, disputeState } = payment;
	if (gateway === "hotel" || disputeState) return 0;
	if (isDueMoney(payment) && !staffGateways.has(gateway)) return 0;
	return keptCents(payment);
}

/** Cents of a booking that came to us, and cents of them that we keep; what a hotel collects is not ours. */
export function ourMoney(payments: readonly PaidSum[]) {
	const came = payments.filter(
		({ gateway, status }) => gateway !== "hotel" && paymentRules[status].money !== "may come",
	);
	const sumOf = (cents: (payment: PaidSum) => number) =>
		came.reduce((sum, each) => sum + cents(each), 0);
	return { paidCents: sumOf(receivedCentsOf), keptCents: sumOf(keptCents) };
}

/** Cents that the guest still owes; negative when too much was paid. SQL: `balanceCents`. */
export function balanceOf(priceCents: number, payments: readonly PaidSum[]): number {
	return payments.reduce((balance, payment) => balance - settledCents(payment), priceCents);
}

function settledCents(payment: PaidSum): number {
	const { gateway, amountCents, waivedCents } = payment;
	// a hotel that still has to collect answers for its guest
	if (paymentRules[payment.status].money === "may come")
		return gateway === "hotel" ? amountCents : 0;
	return keptCents(payment) + waivedCents;
}

/** True for money that we have and must refund, all or a part of it; in SQL `isRefundDue`. */
export function isDueMoney({ status, refundReason }: Money): boolean {
	return paymentRules[status].money === "here" && refundReason !== null;
}
