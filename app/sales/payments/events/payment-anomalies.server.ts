import type { Database } from "#app/database/client.server.ts";
import type { IncidentKind } from "#app/incidents/incident.ts";
import { raiseIncident } from "#app/incidents/incidents.server.ts";
import type { PaidMoney } from "#app/sales/gateways/gateway.ts";
import type { MoneyArrival, RefundReason } from "./settlement-decision.ts";

const kindByReason = {
	seats_gone: "paid late",
	paid_twice: "paid twice",
	not_owed: "not owed",
	wrong_amount: "wrong amount",
	cancelled: "paid after cancelling",
	goodwill: "paid after cancelling",
} as const satisfies Record<RefundReason, IncidentKind>;

/**
 * The statement that reports money to staff that came late, twice, in another amount or for nothing. Late money that
 * still got its seats is reported as information only.
 */
export function reportPaymentAnomaly(
	db: Database,
	payment: { id: string; bookingId: number },
	{ money, arrival, now }: { money: PaidMoney; arrival: MoneyArrival; now: number },
) {
	if (!arrival.refund && arrival.confirms !== "late") return undefined;
	return raiseIncident(db, {
		dedupeKey: `odd-money:${payment.id}`,
		bookingId: payment.bookingId,
		paymentId: payment.id,
		gatewayRef: money.gatewayPaymentId,
		amountCents: money.amountCents,
		currency: money.currency,
		...(arrival.refund
			? { kind: kindByReason[arrival.refund.reason] }
			: { kind: "paid late", status: "settled", outcome: { code: "confirmed" } }),
		now,
	});
}

/** Money that carries our metadata but belongs to no payment of this database. */
export function unknownPaymentAnomaly(
	db: Database,
	money: PaidMoney,
	paymentId: string | null,
	now: number,
) {
	return raiseIncident(db, {
		dedupeKey: `unknown-money:${money.gatewayPaymentId}`,
		kind: "unknown payment",
		gatewayRef: money.gatewayPaymentId,
		amountCents: money.amountCents,
		currency: money.currency,
		...(paymentId ? { line: { code: "for payment", payment: paymentId } } : {}),
		now,
	});
}
