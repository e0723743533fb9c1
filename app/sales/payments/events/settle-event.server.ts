import { and, eq, type SQL, sql } from "drizzle-orm";
import { runBatch, type Statements } from "#app/database/batch.server.ts";
import { untilUnchanged } from "#app/database/change-attempts.ts";
import type { Database } from "#app/database/client.server.ts";
import { bookings, paymentEvents, payments } from "#app/database/schema.server.ts";
import { noteFacts } from "#app/log/wide-event.server.ts";
import { recordBookingEntry } from "#app/sales/booking-events.server.ts";
import { getBooking } from "#app/sales/bookings.server.ts";
import type {
	DisputeNews,
	Gateway,
	GatewayEvent,
	PaymentNews,
} from "#app/sales/gateways/gateway.ts";
import type { HoldClock } from "#app/sales/holds/prolong-hold.server.ts";
import { disputeStatements } from "#app/sales/payments/disputes/disputes.server.ts";
import {
	adoptGatewayRefund,
	revertRefund,
} from "#app/sales/payments/refunds/refund-events.server.ts";
import { confirmPaid } from "./confirm-paid.server.ts";
import { unknownPaymentAnomaly } from "./payment-anomalies.server.ts";
import type { MailSender } from "./payment-mail.tsx";

export type Settlement = "applied" | "repeated" | "unknown payment" | "not ours";

type PaymentRow = typeof payments.$inferSelect;
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
	const found = await findPayment(db, gateway, news);
	noteFacts({ paymentId: found?.payment.id, bookingId: found?.booking.id });
	const changes = await changesOf(db, gateway, { event, news, found, sender, clock });
	if (!changes) return "unknown payment";
	if (changes === "moved meanwhile") return changes;
	const remember = db.insert(paymentEvents).values({
		id: found ? sql`CASE WHEN ${isUnchanged(found.booking)} THEN ${event.id} END` : event.id,
		gateway: gateway.name,
		type: event.type,
		paymentId: found?.payment.id ?? null,
		receivedAt: clock.now,
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

/** A new link, email address or price counts as a change, and so does an erasure, after which a mail would name the guest again. */
function isUnchanged({
	id,
	date,
	pickup,
	erasedAt,
	confirmId,
	email,
	priceCents,
}: BookingRow): SQL {
	return sql`EXISTS (SELECT 1 FROM bookings WHERE id = ${id} AND date = ${date} AND pickup = ${pickup}
		AND confirm_id = ${confirmId} AND email IS ${email} AND price_cents = ${priceCents}
		AND erased_at IS ${erasedAt})`;
}

interface Found {
	payment: PaymentRow;
	booking: BookingRow;
}

/** Found by our own payment id if the gateway knows it, otherwise by the gateway's id of the payment. */
async function findPayment(
	db: Database,
	gateway: Gateway,
	news: PaymentNews | DisputeNews,
): Promise<Found | null> {
	const paymentId = news.about === "payment" ? news.paymentId : null;
	if (!paymentId && !news.gatewayPaymentId) return null;
	const [found] = await db
		.select({ payment: payments, booking: bookings })
		.from(payments)
		.innerJoin(bookings, eq(bookings.id, payments.bookingId))
		.where(
			paymentId
				? eq(payments.id, paymentId)
				: and(
						eq(payments.gatewayPaymentId, news.gatewayPaymentId ?? ""),
						eq(payments.gateway, gateway.name),
					),
		);
	return found ?? null;
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
			return adoptGatewayRefund(db, payment, {
				change: { ...change, gatewayPaymentId: news.gatewayPaymentId },
				at,
				now,
			});
		case "refund failed":
			return revertRefund(db, gateway, { payment, change, at, now });
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
