import type { PaymentMoney } from "#app/sales/payments/money.ts";

/** Facts of a payment of €64; the sums follow from them as in the view `payment_money`. */
export function samplePayment({
	gateway = "stripe",
	status = "paid",
	refundReason = null,
	disputeState = null,
	amountCents = 6400,
	cameCents = status === "paid" || status === "refunded" ? amountCents : 0,
	refundedCents = 0,
	elsewhereCents = 0,
	dueCents = status === "paid" && refundReason ? cameCents - refundedCents - elsewhereCents : 0,
	waivedCents = 0,
}: Partial<PaymentMoney & { waivedCents: number }>): PaymentMoney {
	const keptCents = Math.max(0, cameCents - refundedCents - elsewhereCents - dueCents);
	const isOpen = status === "created" || status === "failed";
	const settledCents = isOpen ? (gateway === "hotel" ? amountCents : 0) : keptCents + waivedCents;
	const facts = { gateway, status, refundReason, disputeState, amountCents };
	return { ...facts, cameCents, refundedCents, elsewhereCents, dueCents, keptCents, settledCents };
}
