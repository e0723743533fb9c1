import { and, eq, inArray, type SQL, sql } from "drizzle-orm";
import type { GuestBooking } from "#app/bookings/booking.ts";
import { recordBookingEntry } from "#app/bookings/booking-events.server.ts";
import { bookingRules, bookingStatuses } from "#app/bookings/booking-status.ts";
import { confirmStatement } from "#app/bookings/booking-transitions.server.ts";
import { getBooking } from "#app/bookings/bookings.server.ts";
import { isDisputed, isGivenBackByBank } from "#app/bookings/dispute.server.ts";
import { isSold } from "#app/bookings/seats/seats-taken.server.ts";
import { runBatch, type Statements } from "#app/database/batch.server.ts";
import { untilUnchanged } from "#app/database/change-attempts.ts";
import type { Database } from "#app/database/client.server.ts";
import { bookings, paymentEvents, payments } from "#app/database/schema.server.ts";
import { noteFacts } from "#app/log/wide-event.server.ts";
import { queueMail } from "#app/outbox/outbox.server.ts";
import {
	bankRefundStatements,
	disputeStatements,
	linkDisputes,
} from "#app/payments/disputes/disputes.server.ts";
import type {
	CheckoutState,
	DisputeNews,
	Gateway,
	GatewayEvent,
	PaidMoney,
	PaymentNews,
} from "#app/payments/gateways/gateway.ts";
import { balanceCents, openPaymentStatuses } from "#app/payments/payment-money.server.ts";
import { adoptGatewayRefund, revertRefund } from "#app/payments/refunds/refund-events.server.ts";
import { reportPaymentAnomalies, unknownPaymentAnomaly } from "./payment-anomalies.server.ts";
import { type MailSender, paymentMails } from "./payment-mail.tsx";

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
	{ event, sender, now }: { event: GatewayEvent; sender: MailSender; now: number },
): Promise<Settlement> {
	const { news } = event;
	if (!news) return "not ours";
	const settlement = await untilUnchanged(
		() => settleOnce(db, gateway, { event, news, sender, now }),
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
		now,
	}: { event: GatewayEvent; news: PaymentNews | DisputeNews; sender: MailSender; now: number },
): Promise<Settlement | "moved meanwhile"> {
	const found = await findPayment(db, gateway, news);
	noteFacts({ paymentId: found?.payment.id, bookingId: found?.booking.id });
	const changes = await changesOf(db, gateway, { event, news, found, sender, now });
	if (!changes) return "unknown payment";
	if (changes === "moved meanwhile") return changes;
	const remember = db.insert(paymentEvents).values({
		id: found ? sql`CASE WHEN ${isUnchanged(found.booking)} THEN ${event.id} END` : event.id,
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

/** An erasure counts too: the mails would name the guest again. So do a new address, which ends the old link, and a new price. */
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
		now,
	}: {
		event: GatewayEvent;
		news: PaymentNews | DisputeNews;
		found: Found | null;
		sender: MailSender;
		now: number;
	},
): Promise<Statements | "moved meanwhile" | null> {
	const { at } = event;
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
			return confirmPaid(db, { payment, booking, guest, money, sender, now });
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

/**
 * Polls a booking's open payments instead of waiting for their events, because the guest is back
 * from the payment page. The answers are settled like events.
 */
export async function pollBookingPayments(
	db: Database,
	gateway: Gateway,
	{ confirmId, sender, now }: { confirmId: string; sender: MailSender; now: number },
): Promise<void> {
	const open = await db
		.select({ payment: payments })
		.from(payments)
		.innerJoin(bookings, eq(bookings.id, payments.bookingId))
		.where(
			and(
				eq(bookings.confirmId, confirmId),
				inArray(payments.status, openPaymentStatuses),
				eq(payments.gateway, gateway.name),
			),
		);
	for (const { payment } of open) await pollPayment(db, gateway, { payment, sender, now });
}

/**
 * Polls one payment page and settles it when it has ended.
 * @returns the gateway's answer; null when there is no page to poll.
 */
export async function pollPayment(
	db: Database,
	gateway: Gateway,
	{
		payment,
		sender,
		now,
	}: { payment: Pick<PaymentRow, "id" | "sessionId" | "status">; sender: MailSender; now: number },
): Promise<CheckoutState["state"] | null> {
	if (!payment.sessionId) return null;
	const answer = await gateway.readCheckout(payment.sessionId);
	if (answer.state !== "paid" && answer.state !== "expired") return answer.state;
	if (answer.state === "expired" && payment.status === "failed") return answer.state;
	await settleEvent(db, gateway, {
		event: {
			id: `asked:${payment.id}:${answer.state}`,
			type: `asked.${answer.state}`,
			at: now,
			news: {
				about: "payment",
				paymentId: payment.id,
				gatewayPaymentId: answer.state === "paid" ? answer.gatewayPaymentId : null,
				sessionId: payment.sessionId,
				change: answer.state === "paid" ? { kind: "paid", ...answer } : { kind: "failed" },
			},
		},
		sender,
		now,
	});
	return answer.state;
}

/**
 * The statements for a payment that has arrived. First the payment is marked paid, with a refund
 * reason if no booking can use it; then the booking is confirmed if its seats are still held or
 * free again; then the fitting mail is queued. All of them can run again without effect.
 */
function confirmPaid(
	db: Database,
	{
		payment,
		booking,
		guest,
		money,
		sender,
		now,
	}: {
		payment: PaymentRow;
		booking: BookingRow;
		guest: GuestBooking;
		money: PaidMoney & { sessionId: string | null };
		sender: MailSender;
		now: number;
	},
) {
	const { amountCents, currency } = money;
	const isOldPrice =
		payment.purpose === "booking" &&
		bookingRules[booking.status].payment === "confirms" &&
		payment.amountCents !== booking.priceCents;
	const told = { ...payment, amountCents, currency, isOldPrice };
	const mails = paymentMails(guest, booking, told, sender);
	const thisMoney = sql`${payments.id} = ${payment.id} AND ${payments.status} = 'paid' AND ${payments.paidAt} = ${now}`;
	return {
		...markPaid(db, payment, { ...money, isOldPrice }, now),
		booking: confirmStatement(db, booking, usableMoney(thisMoney), now),
		confirmedEvent: recordBookingEntry(db, booking.id, { type: "confirmed", now }),
		seatsGone: db
			.update(payments)
			.set({ refundReason: "seats_gone", waivedCents: 0, updatedAt: now })
			.where(
				and(
					thisMoney,
					sql`${payments.refundReason} IS NULL`,
					sql`NOT ${bookingIs(booking.id, "confirmed")}`,
				),
			),
		refundEvent: recordBookingEntry(
			db,
			booking.id,
			{
				type: "refund due",
				line: {
					code: "refund reason",
					reason: sql`(SELECT refund_reason FROM payments WHERE id = ${payment.id})`,
				},
				dedupeKey: `refund-due:${payment.id}`,
				now,
			},
			unusableMoney(thisMoney),
		),
		anomalies: reportPaymentAnomalies(db, payment, { money, thisMoney, now }),
		...queuePaidMails(db, booking.id, mails, { thisMoney, now }),
		disputes: linkDisputes(db, payment, money.gatewayPaymentId),
		returned: bankRefundStatements(
			db,
			payment,
			now,
			sql`${payments.paidAt} = ${now} AND ${isGivenBackByBank}`,
		),
	};
}

/** The payment is paid, with the reason to give it back if no booking can use it. */
function markPaid(
	db: Database,
	payment: PaymentRow,
	money: PaidMoney & { sessionId: string | null; isOldPrice: boolean },
	now: number,
) {
	const isRight = money.amountCents === payment.amountCents && money.currency === payment.currency;
	const refundReason = isRight ? reasonToPayBack(payment, money.isOldPrice) : sql`'wrong_amount'`;
	return {
		payment: db
			.update(payments)
			.set({
				status: "paid",
				paidAt: now,
				updatedAt: now,
				gatewayPaymentId: money.gatewayPaymentId,
				receivedCents: money.amountCents,
				sessionId: sql`coalesce(${payments.sessionId}, ${money.sessionId})`,
				refundReason,
				// this payment pays for nothing, so what of it went back earlier is a part of its refund
				waivedCents: sql`CASE WHEN ${refundReason} IS NULL THEN ${payments.waivedCents} ELSE 0 END`,
			})
			.where(and(eq(payments.id, payment.id), inArray(payments.status, openPaymentStatuses))),
		paidEvent: recordBookingEntry(db, payment.bookingId, {
			type: "paid",
			line: {
				code: payment.purpose === "balance" ? "paid by link" : "amount",
				cents: money.amountCents,
				currency: money.currency,
			},
			now,
		}),
	};
}

/** The voucher if the booking keeps this money, otherwise the mail that it goes back. */
function queuePaidMails(
	db: Database,
	bookingId: number,
	mails: ReturnType<typeof paymentMails>,
	{ thisMoney, now }: { thisMoney: SQL; now: number },
) {
	const entry = (subject: string) =>
		recordBookingEntry(db, bookingId, { type: "mail", subject, now });
	return {
		voucher: queueMail(
			db,
			mails.kept,
			now,
			sql`${usableMoney(thisMoney)} AND ${bookingIs(bookingId, "confirmed")}`,
		),
		voucherEvent: entry(mails.kept.subject),
		// what a bank holds, or has returned, is not promised
		paidBackMail: queueMail(
			db,
			mails.paidBack,
			now,
			sql`EXISTS (SELECT 1 FROM payments WHERE ${thisMoney} AND refund_reason IS NOT NULL AND NOT ${isDisputed})`,
		),
		paidBackEvent: entry(mails.paidBack.subject),
	};
}

function bookingIs(bookingId: number, status: BookingRow["status"]): SQL {
	return sql`(SELECT status FROM bookings WHERE id = ${bookingId}) = ${status}`;
}

/**
 * SQL of why money goes back that came for the booking as it is now; NULL where it is kept.
 * @param isOldPrice the booking's price was corrected after this page was opened: it confirms nothing.
 */
function reasonToPayBack(
	{ bookingId, purpose, amountCents }: PaymentRow,
	isOldPrice: boolean,
): SQL {
	const reasons = bookingStatuses.flatMap((status) => {
		const { payment } = bookingRules[status];
		if (payment !== "confirms") return [sql`WHEN ${status} THEN ${payment}`];
		return isOldPrice ? [sql`WHEN ${status} THEN 'wrong_amount'`] : [];
	});
	const reason = sql`CASE (SELECT status FROM bookings WHERE id = ${bookingId}) ${sql.join(reasons, sql` `)} END`;
	if (purpose === "booking") return reason;
	// this payment itself is still open here, so the balance does not count it
	return sql`(SELECT CASE WHEN ${isSold()} AND ${balanceCents()} >= ${amountCents} THEN NULL
		WHEN ${isSold()} THEN 'not_owed' ELSE ${reason} END FROM bookings WHERE bookings.id = ${bookingId})`;
}

function usableMoney(thisMoney: SQL): SQL {
	return sql`EXISTS (SELECT 1 FROM payments WHERE ${thisMoney} AND refund_reason IS NULL)`;
}

function unusableMoney(thisMoney: SQL): SQL {
	return sql`EXISTS (SELECT 1 FROM payments WHERE ${thisMoney} AND refund_reason IS NOT NULL)`;
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
