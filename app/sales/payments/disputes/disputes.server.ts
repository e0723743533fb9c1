import { and, eq, isNull, sql } from "drizzle-orm";
import { abortUnless } from "#app/database/batch.server.ts";
import type { Database } from "#app/database/client.server.ts";
import { disputes } from "#app/database/schema.server.ts";
import {
	linkIncidents,
	raiseIncident,
	settleEndedIncidents,
} from "#app/incidents/incidents.server.ts";
import { recordBookingEntry } from "#app/sales/booking/booking-events.server.ts";
import type { DisputeNews, Gateway } from "#app/sales/gateways/gateway.ts";
import { isDue } from "#app/sales/payments/payment-money.server.ts";
import { incidentsEndedByRefund } from "#app/sales/payments/refunds/refund-events.server.ts";
import { endElsewhere } from "#app/sales/payments/refunds/refund-rows.server.ts";
import type { DisputeChange } from "./disputes.ts";

/** The statements that store a newer report of a dispute. */
export function disputeStatements(
	db: Database,
	gateway: Gateway,
	{
		news,
		change: { replaces, endedWell, isLost },
		payment,
		at,
		now,
	}: {
		news: DisputeNews;
		change: DisputeChange;
		payment: { id: string; bookingId: number } | null;
		at: number;
		now: number;
	},
) {
	const { disputeId, gatewayPaymentId, amountCents, currency, reason, status, dueAt } = news;
	const report = { status, reason, amountCents, dueAt, eventAt: at, updatedAt: now };
	return {
		// without a payment no booking's version tells of another report
		asRead: abortUnless(
			db,
			sql`(SELECT event_at FROM disputes WHERE id = ${disputeId}) IS ${replaces?.eventAt ?? null}`,
		),
		// its money may have come since the read
		stillUnknown: payment
			? undefined
			: abortUnless(
					db,
					sql`NOT EXISTS (SELECT 1 FROM payments
						WHERE gateway_payment_id = ${gatewayPaymentId} AND gateway = ${gateway.name})`,
				),
		dispute: db
			.insert(disputes)
			.values({
				...report,
				id: disputeId,
				gateway: gateway.name,
				paymentId: payment?.id ?? null,
				gatewayPaymentId,
				currency,
				createdAt: now,
			})
			.onConflictDoUpdate({
				target: disputes.id,
				set: payment ? { ...report, paymentId: payment.id } : report,
			}),
		event: payment
			? recordBookingEntry(
					db,
					payment.bookingId,
					{
						type: "disputed",
						line: { code: "disputed", cents: amountCents, currency, state: status },
						now,
					},
					sql`true`,
				)
			: undefined,
		incident: raiseIncident(db, {
			dedupeKey: `dispute:${disputeId}`,
			kind: "dispute",
			status: endedWell ? "settled" : "open",
			bookingId: payment?.bookingId ?? null,
			paymentId: payment?.id ?? null,
			gatewayRef: disputeId,
			amountCents,
			currency,
			line: { code: "dispute", reason, state: endedWell ? null : status },
			facts: status,
			dueAt,
			...(endedWell ? { outcome: { code: "dispute ended", state: status } } : {}),
			now,
		}),
		paidBack: payment && isLost ? bankRefundStatements(db, payment, now) : undefined,
	};
}

/**
 * The bank has returned money that was due for a refund, so that refund is no longer owed. Also for money of which we
 * hear only after its dispute was lost.
 */
export function bankRefundStatements(
	db: Database,
	payment: { id: string; bookingId: number },
	now: number,
) {
	return {
		refunds: endElsewhere(db, sql`payment_id = ${payment.id} AND ${isDue()}`, now),
		event: recordBookingEntry(db, payment.bookingId, {
			type: "refunded",
			line: { code: "sent back by bank" },
			now,
		}),
		incident: settleEndedIncidents(
			db,
			incidentsEndedByRefund(payment.id),
			{ code: "taken by bank" },
			now,
		),
	};
}

/** Links disputes that arrived before the event of their payment. */
export function linkDisputes(
	db: Database,
	payment: { id: string; bookingId: number },
	gatewayPaymentId: string,
) {
	return {
		disputes: db
			.update(disputes)
			.set({ paymentId: payment.id })
			.where(and(eq(disputes.gatewayPaymentId, gatewayPaymentId), isNull(disputes.paymentId))),
		incidents: linkIncidents(
			db,
			{ paymentId: payment.id, bookingId: payment.bookingId },
			sql`SELECT 'dispute:' || id FROM disputes WHERE gateway_payment_id = ${gatewayPaymentId}`,
		),
	};
}
