import { type SQL, sql } from "drizzle-orm";
import type { Database } from "#app/database/client.server.ts";
import { isSold } from "#app/departures/seats/seats-taken.server.ts";
import { raiseIncident } from "#app/incidents/incidents.server.ts";
import type { PaidMoney } from "#app/sales/gateways/gateway.ts";

/**
 * The statements that report a payment anomaly to staff: money that came late, twice, in another
 * amount or for nothing. They run in the batch of the payment, after the statements that decide
 * about it. Late money that still got its seats is reported as information only.
 * @param thisMoney true for the payment that this batch has marked paid.
 */
export function reportPaymentAnomalies(
	db: Database,
	payment: { id: string; bookingId: number },
	{ money, thisMoney, now }: { money: PaidMoney; thisMoney: SQL; now: number },
) {
	const told = {
		bookingId: payment.bookingId,
		paymentId: payment.id,
		gatewayRef: money.gatewayPaymentId,
		amountCents: money.amountCents,
		currency: money.currency,
		now,
	};
	return {
		toRefund: raiseIncident(
			db,
			{
				...told,
				dedupeKey: `odd-money:${payment.id}`,
				kind: sql`CASE payments.refund_reason WHEN 'seats_gone' THEN 'paid late'
					WHEN 'paid_twice' THEN 'paid twice' WHEN 'not_owed' THEN 'not owed'
					WHEN 'wrong_amount' THEN 'wrong amount'
					ELSE 'paid after cancelling' END`,
			},
			sql`FROM payment_money AS payments WHERE ${thisMoney} AND payments.due_cents > 0`,
		),
		confirmedLate: raiseIncident(
			db,
			{
				...told,
				dedupeKey: `odd-money:${payment.id}`,
				kind: "paid late",
				status: "settled",
				outcome: { code: "confirmed" },
			},
			sql`FROM bookings WHERE bookings.id = ${payment.bookingId}
				AND ${isSold()} AND bookings.confirmed_at = ${now}
				AND bookings.hold_expires_at <= ${now}
				AND EXISTS (SELECT 1 FROM payments WHERE ${thisMoney})`,
		),
	};
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
