import { sql } from "drizzle-orm";
import type { Database } from "#app/database/client.server.ts";
import { paymentEvents, type payments } from "#app/database/schema.server.ts";
import { statusesWhere, statusIs } from "#app/database/status-list.server.ts";
import { storedLineSql } from "#app/database/stored-line.server.ts";
import { isSold } from "#app/departures/seats/seats-taken.server.ts";
import { incidentRules } from "#app/incidents/incident.ts";
import { raiseIncident, settleEndedIncidents } from "#app/incidents/incidents.server.ts";
import { recordBookingEntry } from "#app/sales/booking-events.server.ts";
import type { Gateway, PaymentChange } from "#app/sales/gateways/gateway.ts";
import {
	balanceCents,
	hasMoneyCome,
	isKept,
	isOpenPayment,
	receivedCentsOf,
} from "#app/sales/payments/payment-money.server.ts";

type PaymentRow = typeof payments.$inferSelect;
type Refunded = Extract<PaymentChange, { kind: "refunded" }>;
type RefundFailed = Extract<PaymentChange, { kind: "refund failed" }>;

const endedByRefund = statusesWhere(incidentRules, ({ endsWithRefund }) => endsWithRefund);

/** The open incidents that end when a payment has been refunded in full. */
export function incidentsEndedByRefund(paymentId: string) {
	return sql`payment_id = ${paymentId} AND ${statusIs("kind", endedByRefund)}
		AND EXISTS (SELECT 1 FROM payments WHERE id = ${paymentId}
			AND (status = 'refunded' OR (status = 'paid' AND refund_reason IS NULL)))`;
}

/**
 * The statements that adopt a refund, whoever started it: this application or somebody in the
 * gateway's dashboard, which the guest does not owe again. The gateway reports the sum of all refunds, so an event that arrives twice,
 * late or after our own bookkeeping changes nothing. It also works before the event "paid" has
 * arrived. The booking is not changed: staff are asked about one that still holds its seats.
 */
export function adoptGatewayRefund(
	db: Database,
	payment: PaymentRow,
	{
		change,
		at,
		now,
	}: { change: Refunded & { gatewayPaymentId: string | null }; at: number; now: number },
) {
	const { refundedCents, gatewayPaymentId } = change;
	const most = payment.receivedCents ?? payment.amountCents;
	const isOdd = payment.refundReason === "wrong_amount";
	if (!isOdd && (change.currency !== payment.currency || refundedCents > most))
		return { incident: reportWrongRefund(db, payment, change, now) };
	const isAllBack = sql`${refundedCents} >= ${receivedCentsOf()}`;
	const isNew = sql`id = ${payment.id} AND refunded_at = ${now} AND refunded_cents = ${refundedCents}`;
	return {
		payment: db.run(sql`
			UPDATE payments SET refunded_cents = ${refundedCents}, refunded_at = ${now}, updated_at = ${now},
				-- beyond what we wanted to send back, somebody at the gateway's dashboard decided it
				waived_cents = waived_cents + CASE
					-- went back before we heard that it had come: it has paid no booking, so nothing is waived
					WHEN ${isOpenPayment()} AND ${isAllBack} THEN 0
					ELSE max(0, ${refundedCents} - max(refunded_cents,
						CASE WHEN refund_reason IS NULL THEN 0 ELSE coalesce(refund_cents, ${receivedCentsOf()}) END)) END,
				gateway_payment_id = coalesce(gateway_payment_id, ${gatewayPaymentId}),
				status = CASE WHEN ${isAllBack}
					OR (refund_reason <> 'goodwill' AND ${refundedCents} >= coalesce(refund_cents, ${receivedCentsOf()}))
					THEN 'refunded' ELSE status END
			WHERE id = ${payment.id} AND refunded_cents < ${refundedCents}
				AND coalesce(refund_failed_at, 0) <= ${at}`),
		event: recordBookingEntry(
			db,
			payment.bookingId,
			{
				type: "refunded",
				line: {
					code: "sent back by gateway",
					cents: refundedCents,
					currency: payment.currency,
					isOwn: sql`(SELECT refund_reason IS NOT NULL FROM payments WHERE id = ${payment.id})`,
				},
				now,
			}, // a part that we send back ourselves is written down by our own bookkeeping
			sql`changes() > 0 AND NOT EXISTS (SELECT 1 FROM payments
				WHERE id = ${payment.id} AND refund_reason = 'goodwill' AND status = 'paid')`,
		),
		incident: raiseIncident(
			db,
			{
				dedupeKey: `refunded-there:${payment.id}`,
				kind: "refunded at gateway",
				facts: String(at),
				bookingId: payment.bookingId,
				paymentId: payment.id,
				gatewayRef: payment.gatewayPaymentId,
				amountCents: refundedCents,
				currency: payment.currency,
				now,
			},
			sql`FROM bookings WHERE bookings.id = ${payment.bookingId} AND ${isSold()}
				AND EXISTS (SELECT 1 FROM payments WHERE ${isNew} AND status = 'refunded' AND refund_reason IS NULL)
				AND NOT EXISTS (SELECT 1 FROM payments WHERE booking_id = ${payment.bookingId}
					AND ${isKept()})`,
		),
		settled: settleEndedIncidents(
			db,
			// an old event that changes nothing ends no incident about money that has come back since
			sql`${incidentsEndedByRefund(payment.id)} AND EXISTS (SELECT 1 FROM payments WHERE ${isNew})`,
			{ code: "went back" },
			now,
		),
	};
}

function reportWrongRefund(db: Database, payment: PaymentRow, change: Refunded, now: number) {
	const line = {
		code: "wrong refund",
		theirs: { cents: change.refundedCents, currency: change.currency },
		ours: { cents: payment.receivedCents ?? payment.amountCents, currency: payment.currency },
	} as const;
	return raiseIncident(db, {
		dedupeKey: `wrong-refund:${payment.id}`,
		kind: "difference",
		facts: storedLineSql(line),
		bookingId: payment.bookingId,
		paymentId: payment.id,
		gatewayRef: payment.gatewayPaymentId,
		amountCents: change.refundedCents,
		currency: change.currency,
		line,
		now,
	});
}

/**
 * The statements for a refund that the guest's bank rejected, days later
 * (https://docs.stripe.com/refunds#failed-refunds). Reported by several events, it counts once. The
 * refund is then held for staff, because the same card will refuse it again. A refund under way
 * belongs to the previous round: its key would be answered with the success of the refund that
 * failed.
 */
export function revertRefund(
	db: Database,
	gateway: Gateway,
	{
		payment,
		change: { refundId, amountCents, reason },
		at,
		now,
	}: { payment: PaymentRow; change: RefundFailed; at: number; now: number },
) {
	// who has cancelled owes nothing that this money could pay
	const partIsOwed = sql`(refund_reason IS NULL AND refunded_cents > 0 AND ${amountCents} > waived_cents
		AND EXISTS (SELECT 1 FROM bookings WHERE bookings.id = payments.booking_id
			AND (NOT (${isSold()}) OR ${amountCents} - waived_cents > ${balanceCents()})))`;
	return {
		failedOnce: db
			.insert(paymentEvents)
			.values({
				id: `refund-failed:${refundId}`,
				gateway: gateway.name,
				type: "refund failed",
				paymentId: payment.id,
				receivedAt: now,
			})
			.onConflictDoNothing(),
		payment: db.run(sql`
			UPDATE payments SET refunded_cents = max(0, refunded_cents - ${amountCents}), updated_at = ${now},
				status = CASE WHEN status = 'refunded' THEN 'paid' ELSE status END,
				waived_cents = CASE WHEN ${partIsOwed} THEN waived_cents ELSE max(0, waived_cents - ${amountCents}) END,
				-- the price fell with the part that went back, so this money is still owed to the guest,
				-- unless the guest owes as much by now, of a larger party for example: then it pays that
				refund_cents = CASE WHEN ${partIsOwed} THEN refunded_cents ELSE refund_cents END,
				refund_reason = CASE WHEN ${partIsOwed} THEN 'goodwill' ELSE refund_reason END,
				refund_held = (refund_reason IS NOT NULL OR ${partIsOwed}), refund_round = refund_round + 1,
				refund_failed_at = max(coalesce(refund_failed_at, 0), ${at})
			WHERE id = ${payment.id} AND changes() > 0 AND ${hasMoneyCome()}`),
		event: recordBookingEntry(db, payment.bookingId, {
			type: "refund due",
			line: {
				code: "refund came back",
				cents: amountCents,
				currency: payment.currency,
				reason,
			},
			now,
		}),
		incident: raiseIncident(
			db,
			{
				dedupeKey: `refund:${payment.id}`,
				kind: "refund failing",
				facts: refundId,
				bookingId: payment.bookingId,
				paymentId: payment.id,
				gatewayRef: payment.gatewayPaymentId,
				amountCents,
				currency: payment.currency,
				line: { code: "refund rejected", reason },
				now,
			},
			// the bank does not say whether it rejected our refund or one of the gateway's dashboard: somebody has to look
			sql`FROM payments WHERE id = ${payment.id} AND updated_at = ${now}
				AND (refund_held = 1 OR (status = 'paid' AND refund_failed_at IS NOT NULL))`,
		),
		settled: settleEndedIncidents(
			db,
			sql`payment_id = ${payment.id} AND kind = 'refunded at gateway'
				AND EXISTS (SELECT 1 FROM payments WHERE id = ${payment.id} AND status = 'paid')`,
			{ code: "with us again", reason },
			now,
		),
	};
}
