import { and, eq, inArray, type SQL, sql } from "drizzle-orm";
import type { GuestBooking } from "#app/bookings/booking.ts";
import { recordEvent } from "#app/bookings/booking-events.server.ts";
import { getBooking } from "#app/bookings/bookings.server.ts";
import { seatsAreFree } from "#app/bookings/seats.server.ts";
import type { Database } from "#app/database/client.server.ts";
import { bookings, paymentEvents, payments } from "#app/database/schema.server.ts";
import { queueMail } from "#app/outbox/outbox.server.ts";
import { formatMoney } from "#app/ui/format.ts";
import type { Gateway, GatewayEvent, PaidMoney } from "./gateway.ts";
import { type MailSender, paymentMails } from "./payment-mail.tsx";

export type Settlement = "applied" | "repeated" | "unknown payment" | "not ours";

type PaymentRow = typeof payments.$inferSelect;
type BookingRow = typeof bookings.$inferSelect;

/**
 * Lets an event of the gateway change a payment and its booking: at most once, in any order.
 * The event's id and every change are one batch; a repeated id fails its first statement and
 * with it the whole batch, and each change names the status that it expects.
 * @throws when the database does not answer: the gateway then sends the event again.
 */
export async function settleEvent(
	db: Database,
	gateway: Gateway,
	event: GatewayEvent,
	sender: MailSender,
	now: number,
): Promise<Settlement> {
	if (!event.payment) return "not ours";
	const { paymentId, sessionId, change } = event.payment;
	const [found] = await db
		.select({ payment: payments, booking: bookings })
		.from(payments)
		.innerJoin(bookings, eq(bookings.id, payments.bookingId))
		.where(eq(payments.id, paymentId));
	if (!found) return "unknown payment";
	const remember = db.insert(paymentEvents).values({
		id: event.id,
		gateway: gateway.name,
		type: event.type,
		paymentId,
		receivedAt: now,
	});
	try {
		switch (change.kind) {
			case "paid": {
				const guest = await getBooking(db, found.booking.confirmId, now);
				if (!guest) return "unknown payment";
				await db.batch([
					remember,
					...confirmPaid(
						db,
						found.payment,
						found.booking,
						guest,
						{ ...change, sessionId },
						sender,
						now,
					),
				]);
				break;
			}
			case "failed":
				await db.batch([remember, ...markFailed(db, found.payment, now)]);
				break;
			case "refunded":
				await db.batch([remember, ...markRefunded(db, found.payment, now)]);
		}
	} catch (error) {
		if (isRepeatedEvent(error)) return "repeated";
		throw error;
	}
	return "applied";
}

/**
 * Asks the gateway about a booking's open payments instead of waiting for its events: the guest is
 * back and wants to know. What it answers goes the same way as an event would.
 */
export async function askGateway(
	db: Database,
	gateway: Gateway,
	confirmId: string,
	sender: MailSender,
	now: number,
): Promise<void> {
	const open = await db
		.select({ payment: payments })
		.from(payments)
		.innerJoin(bookings, eq(bookings.id, payments.bookingId))
		.where(
			and(
				eq(bookings.confirmId, confirmId),
				inArray(payments.status, ["created", "failed"]),
				eq(payments.gateway, gateway.name),
			),
		);
	for (const { payment } of open) {
		if (!payment.sessionId) continue;
		const answer = await gateway.readCheckout(payment.sessionId);
		if (answer.state !== "paid" && answer.state !== "expired") continue;
		if (answer.state === "expired" && payment.status === "failed") continue;
		await settleEvent(
			db,
			gateway,
			{
				id: `asked:${payment.id}:${answer.state}`,
				type: `asked.${answer.state}`,
				payment: {
					paymentId: payment.id,
					sessionId: payment.sessionId,
					change: answer.state === "paid" ? { kind: "paid", ...answer } : { kind: "failed" },
				},
			},
			sender,
			now,
		);
	}
}

/**
 * The statements that follow money. The payment is marked paid first, with the reason to pay it back
 * if no booking can use it; then the booking is confirmed if its seats are still its own or free
 * again; then the mail that fits what happened. All of them may run again without harm.
 */
function confirmPaid(
	db: Database,
	payment: PaymentRow,
	booking: BookingRow,
	guest: GuestBooking,
	money: PaidMoney & { sessionId: string | null },
	sender: MailSender,
	now: number,
) {
	const mails = paymentMails(guest, booking, payment, sender);
	const isRight = money.amountCents === payment.amountCents && money.currency === payment.currency;
	const thisMoney = sql`${payments.id} = ${payment.id} AND ${payments.status} = 'paid' AND ${payments.paidAt} = ${now}`;
	const bookingIs = (status: BookingRow["status"]) =>
		sql`(SELECT status FROM bookings WHERE id = ${booking.id}) = ${status}`;
	return [
		db
			.update(payments)
			.set({
				status: "paid",
				paidAt: now,
				updatedAt: now,
				gatewayPaymentId: money.gatewayPaymentId,
				sessionId: sql`coalesce(${payments.sessionId}, ${money.sessionId})`,
				refundReason: isRight
					? sql`CASE WHEN ${bookingIs("confirmed")} THEN 'paid_twice' WHEN ${bookingIs("cancelled")} THEN 'cancelled' END`
					: "wrong_amount",
			})
			.where(and(eq(payments.id, payment.id), inArray(payments.status, ["created", "failed"]))),
		recordEvent(db, booking.id, { type: "paid", detail: amountOf(money), now }),
		db.run(sql`
			UPDATE bookings SET status = 'confirmed', confirmed_at = ${now}, updated_at = ${now}
			WHERE id = ${booking.id} AND ${usableMoney(thisMoney)} AND (
				(status = 'pending' AND hold_expires_at > ${now})
				OR (status IN ('pending', 'expired') AND ${seatsAreFree({ excursionId: booking.excursionId, date: booking.date, seats: booking.seats, now })})
			)`),
		recordEvent(db, booking.id, { type: "confirmed", now }),
		db
			.update(payments)
			.set({ refundReason: "seats_gone", updatedAt: now })
			.where(
				and(thisMoney, sql`${payments.refundReason} IS NULL`, sql`NOT ${bookingIs("confirmed")}`),
			),
		recordEvent(
			db,
			booking.id,
			{
				type: "refund due",
				detail: sql`(SELECT replace(refund_reason, '_', ' ') FROM payments WHERE id = ${payment.id})`,
				dedupeKey: `refund-due:${payment.id}`,
				now,
			},
			sql`EXISTS (SELECT 1 FROM payments WHERE ${thisMoney} AND refund_reason IS NOT NULL)`,
		),
		queueMail(
			db,
			mails.confirmed,
			now,
			sql`${usableMoney(thisMoney)} AND ${bookingIs("confirmed")}`,
		),
		recordEvent(db, booking.id, { type: "mail", detail: mails.confirmed.subject, now }),
		queueMail(
			db,
			mails.paidBack,
			now,
			sql`EXISTS (SELECT 1 FROM payments WHERE ${thisMoney} AND refund_reason IS NOT NULL)`,
		),
		recordEvent(db, booking.id, { type: "mail", detail: mails.paidBack.subject, now }),
	] as const;
}

function usableMoney(thisMoney: SQL): SQL {
	return sql`EXISTS (SELECT 1 FROM payments WHERE ${thisMoney} AND refund_reason IS NULL)`;
}

function markFailed(db: Database, payment: PaymentRow, now: number) {
	return [
		db
			.update(payments)
			.set({ status: "failed", updatedAt: now })
			.where(and(eq(payments.id, payment.id), eq(payments.status, "created"))),
		recordEvent(db, payment.bookingId, { type: "payment failed", now }),
	] as const;
}

/** Also before "paid" was heard of: events come in any order, and money that went back stays back. */
function markRefunded(db: Database, payment: PaymentRow, now: number) {
	return [
		db
			.update(payments)
			.set({
				status: "refunded",
				refundedCents: payments.amountCents,
				refundedAt: now,
				updatedAt: now,
			})
			.where(
				and(eq(payments.id, payment.id), inArray(payments.status, ["created", "failed", "paid"])),
			),
		recordEvent(db, payment.bookingId, { type: "refunded", detail: amountOf(payment), now }),
	] as const;
}

function amountOf(money: { amountCents: number; currency: string }): string {
	return formatMoney(money.amountCents, money.currency);
}

/** The primary key of `payment_events` refused a second row: this very event was here before. */
function isRepeatedEvent(error: unknown): boolean {
	for (let cause = error; cause instanceof Error; cause = cause.cause) {
		if (/UNIQUE constraint failed: payment_events\.id/.test(cause.message)) return true;
	}
	return false;
}

/**
 * Pays back money that no booking can use. Called by cron and right after an event; the gateway
 * knows the key, so calling it twice pays once.
 * @returns how many were paid back.
 */
export async function refundWhatIsDue(
	db: Database,
	gateway: Gateway,
	now: number,
): Promise<number> {
	const due = await db
		.select()
		.from(payments)
		// literally as in the partial index payments_refund_due
		.where(
			sql`status = 'paid' AND refund_reason IS NOT NULL AND ${payments.gateway} = ${gateway.name}`,
		)
		.orderBy(payments.updatedAt)
		.limit(20);
	let paidBack = 0;
	for (const payment of due) {
		if (!payment.gatewayPaymentId) continue;
		await gateway.refund({
			gatewayPaymentId: payment.gatewayPaymentId,
			amountCents: payment.refundCents,
			idempotencyKey: `refund:${payment.id}`,
		});
		const refundedCents = payment.refundCents ?? payment.amountCents;
		const detail = formatMoney(refundedCents, payment.currency);
		await db.batch([
			db
				.update(payments)
				.set({ status: "refunded", refundedCents, refundedAt: now, updatedAt: now })
				.where(and(eq(payments.id, payment.id), eq(payments.status, "paid"))),
			recordEvent(db, payment.bookingId, { type: "refunded", detail, now }),
		]);
		paidBack += 1;
	}
	return paidBack;
}
