import { and, eq, isNull, sql } from "drizzle-orm";
import type { Database } from "#app/database/client.server.ts";
import { disputes } from "#app/database/schema.server.ts";
import { statusesWhere, statusIsNot } from "#app/database/status-list.server.ts";
import {
	linkIncidents,
	raiseIncident,
	settleEndedIncidents,
} from "#app/incidents/incidents.server.ts";
import { recordBookingEntry } from "#app/sales/booking-events.server.ts";
import type { DisputeNews, Gateway } from "#app/sales/gateways/gateway.ts";
import { isDue } from "#app/sales/payments/payment-money.server.ts";
import { incidentsEndedByRefund } from "#app/sales/payments/refunds/refund-events.server.ts";
import { endElsewhere } from "#app/sales/payments/refunds/refund-rows.server.ts";
import { disputeRules, rulesOfDispute } from "./dispute-status.ts";

const ended = statusesWhere(disputeRules, ({ hasEnded }) => hasEnded);

/**
 * The statements that store a dispute as the gateway reports it. The newest report by the gateway's
 * clock wins; of two in the same second, the one that ends the dispute.
 */
export function disputeStatements(
	db: Database,
	gateway: Gateway,
	{
		news,
		payment,
		at,
		now,
	}: {
		news: DisputeNews;
		payment: { id: string; bookingId: number } | null;
		at: number;
		now: number;
	},
) {
	const { disputeId, gatewayPaymentId, amountCents, currency, reason, status, dueAt } = news;
	const isNewest = sql`FROM disputes WHERE id = ${disputeId} AND event_at = ${at} AND status = ${status}`;
	const { money, hasEnded } = rulesOfDispute(status);
	const endedWell = hasEnded && money === "with us";
	return {
		dispute: db.run(sql`
			INSERT INTO disputes (id, gateway, payment_id, gateway_payment_id, amount_cents, currency,
				reason, status, due_at, event_at, created_at, updated_at)
			VALUES (${disputeId}, ${gateway.name}, ${payment?.id ?? null}, ${gatewayPaymentId},
				${amountCents}, ${currency}, ${reason}, ${status}, ${dueAt}, ${at}, ${now}, ${now})
			ON CONFLICT (id) DO UPDATE SET status = excluded.status, reason = excluded.reason,
				amount_cents = excluded.amount_cents, due_at = excluded.due_at,
				payment_id = coalesce(disputes.payment_id, excluded.payment_id),
				event_at = excluded.event_at, updated_at = excluded.updated_at
			WHERE excluded.event_at > disputes.event_at OR (excluded.event_at = disputes.event_at
				AND ${statusIsNot("disputes.status", ended)})`),
		event: payment
			? recordBookingEntry(db, payment.bookingId, {
					type: "disputed",
					line: { code: "disputed", cents: amountCents, currency, state: status },
					now,
				})
			: undefined,
		incident: raiseIncident(
			db,
			{
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
			},
			isNewest,
		),
		paidBack: payment && money === "lost" ? bankRefundStatements(db, payment, now) : undefined,
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
	const isIt = sql`EXISTS (SELECT 1 FROM payments WHERE payments.id = ${payment.id}
		AND payments.status = 'paid')`;
	return {
		refunds: endElsewhere(db, sql`payment_id = ${payment.id} AND ${isDue()} AND ${isIt}`, now),
		event: recordBookingEntry(db, payment.bookingId, {
			type: "refunded",
			line: { code: "sent back by bank" },
			now,
		}),
		incident: settleEndedIncidents(
			db,
			sql`${incidentsEndedByRefund(payment.id)} AND ${isIt}`,
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
