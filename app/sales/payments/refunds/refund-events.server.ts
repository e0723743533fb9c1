import { eq, sql } from "drizzle-orm";
import type { Statements } from "#app/database/batch.server.ts";
import type { Database } from "#app/database/client.server.ts";
import { type paymentMoney, payments, refunds } from "#app/database/schema.server.ts";
import { statusesWhere, statusIs } from "#app/database/status-list.server.ts";
import { storedLineSql } from "#app/database/stored-line.server.ts";
import { isSold } from "#app/departures/seats/seats-taken.server.ts";
import { incidentKinds } from "#app/incidents/incident.ts";
import { raiseIncident, settleEndedIncidents } from "#app/incidents/incidents.server.ts";
import { recordBookingEntry } from "#app/sales/booking/booking-events.server.ts";
import type { PaymentChange } from "#app/sales/gateways/gateway.ts";
import { isKept } from "#app/sales/payments/payment-money.server.ts";
import { paymentRules } from "#app/sales/payments/payment-status.ts";
import type { RefundChange } from "./refund-news.ts";

type Refunded = Extract<PaymentChange, { kind: "refunded" }>;
type RefundFailed = Extract<PaymentChange, { kind: "refund failed" }>;

type PaymentRow = Pick<
	typeof paymentMoney.$inferSelect,
	"id" | "bookingId" | "status" | "amountCents" | "receivedCents" | "currency" | "gatewayPaymentId"
>;

const endedByRefund = statusesWhere(incidentKinds, ({ endsWithRefund }) => endsWithRefund);

/** The open incidents that end when nothing of a payment has to go back any more. */
export function incidentsEndedByRefund(paymentId: string) {
	return sql`payment_id = ${paymentId} AND ${statusIs("kind", endedByRefund)}
		AND EXISTS (SELECT 1 FROM payment_money AS payments
			WHERE payments.id = ${paymentId} AND payments.status = 'paid' AND payments.due_cents = 0)`;
}

/** The statements of a decision; the batch takes the version of the booking that it was made for. */
function changeStatements(
	db: Database,
	paymentId: string,
	changes: readonly RefundChange[],
	{ gatewayRefundId, failedAt, now }: { gatewayRefundId?: string; failedAt?: number; now: number },
): Statements[] {
	const failure = failedAt === undefined ? {} : { failedAt };
	return changes.map(({ row, cents, to }, index) => {
		const gatewayId = index === 0 && gatewayRefundId ? { gatewayRefundId } : {};
		const ended = { ...gatewayId, ...failure, state: to, doneAt: to === "done" ? now : null };
		if (!row) {
			const gatewayRefund = { amountCents: cents, reason: null, source: "gateway" } as const;
			return {
				added: db.insert(refunds).values({ paymentId, ...gatewayRefund, ...ended, createdAt: now }),
			};
		}
		if (cents === row.amountCents)
			return {
				row: db
					.update(refunds)
					.set({ ...ended, claimedUntil: 0 })
					.where(eq(refunds.id, row.id)),
			};
		return {
			part: db.run(sql`
				INSERT INTO refunds (payment_id, amount_cents, reason, source, state, gateway_refund_id, failed_at,
					actor_id, actor_name, created_at, done_at)
				SELECT payment_id, ${cents}, reason, source, ${to}, ${gatewayId.gatewayRefundId ?? null},
					${failedAt ?? null}, actor_id, actor_name, created_at, ${ended.doneAt}
				FROM refunds WHERE id = ${row.id}`),
			// the gateway answers a known key only for the sum that it knows
			rest: db.run(sql`UPDATE refunds SET amount_cents = amount_cents - ${cents}, round = round + 1
				WHERE id = ${row.id}`),
		};
	});
}

/**
 * The statements that adopt a refund, whoever started it. The gateway reports the sum of all refunds, so an event that
 * arrives twice, late or after our own bookkeeping changes nothing. It also works before the event "paid" has
 * arrived. The booking is not changed: staff are asked about one that still holds its seats.
 */
export function adoptGatewayRefund(
	db: Database,
	payment: PaymentRow,
	{
		change: { rows, ...change },
		gatewayPaymentId,
		at,
		now,
	}: {
		change: Refunded & { rows: RefundChange[] | null };
		gatewayPaymentId: string | null;
		at: number;
		now: number;
	},
) {
	if (!rows) return { incident: reportWrongRefund(db, payment, change, now) };
	const { refundedCents } = change;
	const isOwn = rows.every(({ row }) => row !== null);
	const cents = rows.reduce((sum, each) => sum + each.cents, 0);
	// all of it is back before we heard that it had come: it confirms nothing any more
	const isOver =
		paymentRules[payment.status].money === "may come" && refundedCents >= payment.amountCents;
	return {
		rows: changeStatements(db, payment.id, rows, { now }),
		money: db
			.update(payments)
			.set({
				updatedAt: now,
				gatewayPaymentId: payment.gatewayPaymentId ?? gatewayPaymentId,
				...(isOver ? { status: "paid" as const } : {}),
			})
			.where(eq(payments.id, payment.id)),
		event: recordBookingEntry(
			db,
			payment.bookingId,
			{
				type: "refunded",
				line: { code: "sent back by gateway", cents, currency: payment.currency, isOwn },
				now,
			},
			sql`true`,
		),
		incident: isOwn
			? undefined
			: raiseIncident(
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
						AND EXISTS (SELECT 1 FROM payment_money
							WHERE id = ${payment.id} AND state = 'refunded' AND refund_reason IS NULL)
						AND NOT EXISTS (SELECT 1 FROM payment_money AS payments
							WHERE booking_id = ${payment.bookingId} AND ${isKept()})`,
				),
		settled: settleEndedIncidents(
			db,
			incidentsEndedByRefund(payment.id),
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
 * (https://docs.stripe.com/refunds#failed-refunds). Reported by several events, it counts once. The bank does not say
 * whether it rejected our refund or one of the gateway's dashboard, so somebody has to look in any case.
 */
export function revertRefund(
	db: Database,
	payment: PaymentRow,
	{
		change: { refundId, amountCents, reason, rows },
		at,
		now,
	}: { change: RefundFailed & { rows: RefundChange[] }; at: number; now: number },
) {
	return {
		rows: changeStatements(db, payment.id, rows, {
			gatewayRefundId: refundId,
			failedAt: at,
			now,
		}),
		event: recordBookingEntry(
			db,
			payment.bookingId,
			{
				type: "refund due",
				line: { code: "refund came back", cents: amountCents, currency: payment.currency, reason },
				now,
			},
			sql`true`,
		),
		incident: raiseIncident(db, {
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
		}),
		settled: settleEndedIncidents(
			db,
			sql`payment_id = ${payment.id} AND kind = 'refunded at gateway'
				AND EXISTS (SELECT 1 FROM payment_money WHERE id = ${payment.id} AND state = 'paid')`,
			{ code: "with us again", reason },
			now,
		),
	};
}
