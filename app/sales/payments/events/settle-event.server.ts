import { and, eq, getViewSelectedFields, type SQL, sql } from "drizzle-orm";
import { runBatch, type Statements } from "#app/database/batch.server.ts";
import { untilUnchanged } from "#app/database/change-attempts.ts";
import type { Database } from "#app/database/client.server.ts";
import { bookings, paymentEvents, paymentMoney, payments } from "#app/database/schema.server.ts";
import { bookingRules } from "#app/departures/seats/booking-status.ts";
import { noteFacts } from "#app/log/wide-event.server.ts";
import { recordBookingEntry } from "#app/sales/booking-events.server.ts";
import { getBooking } from "#app/sales/bookings.server.ts";
import type {
	DisputeNews,
	Gateway,
	GatewayEvent,
	GatewayMoney,
	PaymentNews,
} from "#app/sales/gateways/gateway.ts";
import type { HoldClock } from "#app/sales/holds/prolong-hold.server.ts";
import { disputeStatements } from "#app/sales/payments/disputes/disputes.server.ts";
import { balanceCents } from "#app/sales/payments/payment-money.server.ts";
import {
	adoptGatewayRefund,
	refundsAsJson,
	revertRefund,
} from "#app/sales/payments/refunds/refund-events.server.ts";
import type { RefundRow } from "#app/sales/payments/refunds/refund-news.ts";
import { confirmPaid } from "./confirm-paid.server.ts";
import { unknownPaymentAnomaly } from "./payment-anomalies.server.ts";
import type { MailSender } from "./payment-mail.tsx";

export type Settlement = "applied" | "repeated" | "unknown payment" | "not ours";

type PaymentRow = typeof paymentMoney.$inferSelect;
type BookingRow = typeof bookings.$inferSelect;

/**
 * Applies a gateway event to a payment and its booking: at most once, in any order. The event's id
 * and every change are one batch. A repeated id fails the first statement and with it the whole
 * batch, and each change names the status that it expects. A booking that changed after it was read
 * fails the batch too, because the mails name its date and pickup, and go to nobody who was erased meanwhile; it is then
 * read again.
 * @throws when the database does not answer, so that the gateway sends the event again.
 */
export async function settleEvent(
	db: Database,
	gateway: Gateway,
	{ event, sender, clock }: { event: GatewayEvent; sender: MailSender; clock: HoldClock },
): Promise<Settlement> {
	const { news } = event;
	if (!news) return "not ours";
	const settlement = await untilUnchanged(
		() => settleOnce(db, gateway, { event, news, sender, clock }),
		(outcome) => outcome === "moved meanwhile",
	);
	if (settlement === "moved meanwhile")
		throw new Error("The booking moved each time that its payment was written down");
	return settlement;
}

async function settleOnce(
	db: Database,
	gateway: Gateway,
	{
		event,
		news,
		sender,
		clock,
	}: {
		event: GatewayEvent;
		news: PaymentNews | DisputeNews;
		sender: MailSender;
		clock: HoldClock;
	},
): Promise<Settlement | "moved meanwhile"> {
	const found = await findPayment(db, whichPayment(gateway, news));
	noteFacts({ paymentId: found?.payment.id, bookingId: found?.booking.id });
	const changes = await changesOf(db, gateway, { event, news, found, sender, clock });
	if (!changes) return "unknown payment";
	if (changes === "moved meanwhile") return changes;
	return write(db, gateway, { event, found, changes, now: clock.now });
}

/** The event's id and all that it changes; nothing of it where it is repeated or where the rows are others by now. */
async function write(
	db: Database,
	gateway: Gateway,
	{
		event,
		found,
		changes,
		now,
	}: {
		event: Pick<GatewayEvent, "id" | "type">;
		found: Found | null;
		changes: Statements;
		now: number;
	},
): Promise<Settlement | "moved meanwhile"> {
	const remember = db.insert(paymentEvents).values({
		id: found ? sql`CASE WHEN ${isUnchanged(found)} THEN ${event.id} END` : event.id,
		gateway: gateway.name,
		type: event.type,
		paymentId: found?.payment.id ?? null,
		receivedAt: now,
	});
	try {
		await runBatch(db, { remember, changes });
	} catch (error) {
		if (isRefused(error, /UNIQUE constraint failed: payment_events\.id/)) return "repeated";
		if (isRefused(error, /NOT NULL constraint failed: payment_events\.id/))
			return "moved meanwhile";
		throw error;
	}
	return found ? "applied" : "unknown payment";
}

/**
 * Adopts what the gateway's ledger says to be back of a payment, like an event whose id is the ledger's content. Where
 * somebody changed the payment meanwhile, the next look at the ledger adopts it.
 */
export async function settleLedgerRefund(
	db: Database,
	gateway: Gateway,
	{ payment, ledger, now }: { payment: { id: string }; ledger: GatewayMoney; now: number },
): Promise<void> {
	const { gatewayPaymentId, refundedCents, currency } = ledger;
	const found = await findPayment(db, eq(payments.id, payment.id));
	if (!found) return;
	// a refund that failed since then may be adopted once more
	const failedAt = Math.max(0, ...found.refunds.map((each) => each.failedAt ?? 0));
	await write(db, gateway, {
		event: {
			id: `ledger:${gatewayPaymentId}:refunded:${refundedCents}:${failedAt}`,
			type: "ledger.refunded",
		},
		found,
		changes: adoptGatewayRefund(db, found, {
			change: { kind: "refunded", refundedCents, currency, gatewayPaymentId },
			at: now,
			now,
		}),
		now,
	});
}

/**
 * A new link, email address or price counts as a change, and so does an erasure, after which a mail would name the guest
 * again. The refunds and what is owed decide what news of a refund mean.
 */
function isUnchanged({ booking, payment, refundsSeen, owedCents }: Found): SQL {
	const { id, date, pickup, erasedAt, confirmId, email, priceCents } = booking;
	return sql`EXISTS (SELECT 1 FROM bookings WHERE id = ${id} AND date = ${date} AND pickup = ${pickup}
		AND confirm_id = ${confirmId} AND email IS ${email} AND price_cents = ${priceCents}
		AND erased_at IS ${erasedAt} AND ${balanceCents()} = ${owedCents}
		AND ${refundsAsJson(sql`${payment.id}`)} = ${refundsSeen})`;
}

interface Found {
	payment: PaymentRow;
	booking: BookingRow;
	refunds: RefundRow[];
	refundsSeen: string;
	owedCents: number;
}

/** Found by our own payment id if the gateway knows it, otherwise by the gateway's id of the payment. */
function whichPayment(gateway: Gateway, news: PaymentNews | DisputeNews): SQL | undefined {
	if (news.about === "payment" && news.paymentId) return eq(payments.id, news.paymentId);
	return and(
		eq(payments.gatewayPaymentId, news.gatewayPaymentId ?? ""),
		eq(payments.gateway, gateway.name),
	);
}

async function findPayment(db: Database, which: SQL | undefined): Promise<Found | null> {
	const [row] = await db
		.select({
			payment: getViewSelectedFields(paymentMoney),
			booking: bookings,
			refundsSeen: refundsAsJson(sql`${payments.id}`),
			owedCents: balanceCents(),
		})
		.from(payments)
		.innerJoin(paymentMoney, eq(paymentMoney.id, payments.id))
		.innerJoin(bookings, eq(bookings.id, payments.bookingId))
		.where(which);
	return row ? { ...row, refunds: JSON.parse(row.refundsSeen) } : null;
}

/** The statements for an event; none when the money is not ours. */
async function changesOf(
	db: Database,
	gateway: Gateway,
	{
		event,
		news,
		found,
		sender,
		clock,
	}: {
		event: GatewayEvent;
		news: PaymentNews | DisputeNews;
		found: Found | null;
		sender: MailSender;
		clock: HoldClock;
	},
): Promise<Statements | "moved meanwhile" | null> {
	const { at } = event;
	const { now } = clock;
	if (news.about === "dispute")
		return disputeStatements(db, gateway, { news, payment: found?.payment ?? null, at, now });
	const { change, sessionId } = news;
	if (!found)
		return change.kind === "paid"
			? { anomaly: unknownPaymentAnomaly(db, change, news.paymentId, now) }
			: null;
	const { payment, booking } = found;
	switch (change.kind) {
		case "paid": {
			const guest = await getBooking(db, booking.confirmId, now);
			const money = { ...change, sessionId };
			// its confirm id has changed since the payment was read
			if (!guest) return "moved meanwhile";
			return confirmPaid(db, { payment, booking, guest, money, sender, clock });
		}
		case "failed":
			return markFailed(db, payment, now);
		case "refunded":
			return adoptGatewayRefund(db, found, {
				change: { ...change, gatewayPaymentId: news.gatewayPaymentId },
				at,
				now,
			});
		case "refund failed":
			return revertRefund(db, found, {
				change,
				booking: {
					isSold: bookingRules[booking.status].seats === "taken",
					balanceCents: found.owedCents,
				},
				at,
				now,
			});
	}
}

function markFailed(db: Database, payment: PaymentRow, now: number) {
	return {
		payment: db
			.update(payments)
			.set({ status: "failed", updatedAt: now })
			.where(and(eq(payments.id, payment.id), eq(payments.status, "created"))),
		event: recordBookingEntry(db, payment.bookingId, { type: "payment failed", now }),
	};
}

function isRefused(error: unknown, why: RegExp): boolean {
	for (let cause = error; cause instanceof Error; cause = cause.cause) {
		if (why.test(cause.message)) return true;
	}
	return false;
}
