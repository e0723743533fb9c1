import { and, eq, type SQL, sql } from "drizzle-orm";
import type { Database } from "#app/database/client.server.ts";
import { type bookings, type paymentMoney, payments } from "#app/database/schema.server.ts";
import { bookingRules, bookingStatuses } from "#app/departures/seats/booking-status.ts";
import { isLiveHold, isSold } from "#app/departures/seats/seats-taken.server.ts";
import type { GuestBooking } from "#app/sales/booking.ts";
import { queueBookingMail, recordBookingEntry } from "#app/sales/booking-events.server.ts";
import { canUseLateMoney, confirmStatement } from "#app/sales/booking-transitions.server.ts";
import { isDisputed, isGivenBackByBank } from "#app/sales/dispute.server.ts";
import type { PaidMoney } from "#app/sales/gateways/gateway.ts";
import type { HoldClock } from "#app/sales/holds/prolong-hold.server.ts";
import {
	bankRefundStatements,
	linkDisputes,
} from "#app/sales/payments/disputes/disputes.server.ts";
import { balanceCents, isOpenPayment } from "#app/sales/payments/payment-money.server.ts";
import { addRefunds } from "#app/sales/payments/refunds/refund-rows.server.ts";
import { reportPaymentAnomalies } from "./payment-anomalies.server.ts";
import { type MailSender, paymentMails } from "./payment-mail.tsx";

type PaymentRow = typeof paymentMoney.$inferSelect;
type BookingRow = typeof bookings.$inferSelect;

/**
 * The statements for a payment that has arrived. First the payment is marked paid, with its refund
 * if no booking can use it; then the booking is confirmed if its seats are still held, or
 * free again before the start; then the fitting mail is queued. All of them can run again without effect.
 */
export function confirmPaid(
	db: Database,
	{
		payment,
		booking,
		guest,
		money,
		sender,
		clock,
	}: {
		payment: PaymentRow;
		booking: BookingRow;
		guest: GuestBooking;
		money: PaidMoney & { sessionId: string | null };
		sender: MailSender;
		clock: HoldClock;
	},
) {
	const { now } = clock;
	const { amountCents, currency } = money;
	const isOldPrice =
		payment.purpose === "booking" &&
		bookingRules[booking.status].payment === "confirms" &&
		payment.amountCents !== booking.priceCents;
	const told = { ...payment, amountCents, currency, isOldPrice };
	const mails = paymentMails({ guest, booking, payment: told, sender });
	const thisMoney = sql`${payments.id} = ${payment.id} AND ${payments.status} = 'paid' AND ${payments.paidAt} = ${now}`;
	return {
		...markPaid(db, payment, { ...money, isOldPrice }, now),
		booking: confirmStatement(
			db,
			booking.id,
			sql`${usableMoney(thisMoney)} AND ((${isLiveHold(now)}) OR ${canUseLateMoney(booking, clock)})`,
			now,
		),
		confirmedEvent: recordBookingEntry(db, booking.id, { type: "confirmed", now }),
		seatsGone: addRefunds(db, {
			from: sql`FROM payment_money AS payments
				WHERE ${thisMoney} AND NOT ${bookingIs(booking.id, "confirmed")}`,
			cents: sql`payments.kept_cents`,
			reason: "seats_gone",
			source: "system",
			now,
		}),
		refundEvent: recordBookingEntry(
			db,
			booking.id,
			{
				type: "refund due",
				line: {
					code: "refund reason",
					reason: sql`(SELECT refund_reason FROM payment_money WHERE id = ${payment.id})`,
				},
				dedupeKey: `refund-due:${payment.id}`,
				now,
			},
			sql`EXISTS (SELECT 1 FROM payment_money AS payments WHERE ${thisMoney} AND payments.due_cents > 0)`,
		),
		anomalies: reportPaymentAnomalies(db, payment, { money, thisMoney, now }),
		...queuePaidMails(db, booking.id, mails, { thisMoney, now }),
		disputes: linkDisputes(db, payment, money.gatewayPaymentId),
		returned: bankRefundStatements(
			db,
			payment,
			now,
			sql`${payments.paidAt} = ${now} AND ${isGivenBackByBank()}`,
		),
	};
}

/** The payment is paid, and goes back if no booking can use it. */
function markPaid(
	db: Database,
	payment: PaymentRow,
	money: PaidMoney & { sessionId: string | null; isOldPrice: boolean },
	now: number,
) {
	const isOpen = sql`payments.id = ${payment.id} AND ${isOpenPayment()}`;
	const isRight = money.amountCents === payment.amountCents && money.currency === payment.currency;
	const reason = isRight ? reasonToPayBack(payment, money.isOldPrice) : "wrong_amount";
	return {
		// if this payment pays for nothing, what of it went back earlier is a part of its refund
		wentBack: db.run(sql`UPDATE refunds SET reason = ${reason}
			WHERE payment_id = ${payment.id} AND reason IS NULL AND EXISTS (SELECT 1 FROM payments WHERE ${isOpen})`),
		// while the payment itself is still open, so that a repeated event finds nothing to do
		unusable: addRefunds(db, {
			from: sql`FROM payment_money AS payments WHERE ${isOpen}`,
			cents: sql`${money.amountCents} - payments.refunded_cents`,
			reason,
			source: "system",
			now,
		}),
		payment: db
			.update(payments)
			.set({
				status: "paid",
				paidAt: now,
				updatedAt: now,
				gatewayPaymentId: money.gatewayPaymentId,
				receivedCents: money.amountCents,
				sessionId: sql`coalesce(${payments.sessionId}, ${money.sessionId})`,
			})
			.where(and(eq(payments.id, payment.id), isOpenPayment())),
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

/**
 * The voucher if the booking keeps this money, otherwise the mail that it goes back. Of two payments at the same moment
 * only the database knows which one finds the booking confirmed.
 */
function queuePaidMails(
	db: Database,
	bookingId: number,
	mails: ReturnType<typeof paymentMails>,
	{ thisMoney, now }: { thisMoney: SQL; now: number },
) {
	const isConfirmed = bookingIs(bookingId, "confirmed");
	// what a bank holds, or has returned, is not promised
	const goesBack = sql`EXISTS (SELECT 1 FROM payment_money AS payments
		WHERE ${thisMoney} AND payments.due_cents > 0 AND NOT ${isDisputed()})`;
	return {
		voucher: queueBookingMail(db, bookingId, mails.kept, {
			now,
			condition: sql`${usableMoney(thisMoney)} AND ${isConfirmed}`,
		}),
		paidBackMail: queueBookingMail(db, bookingId, mails.paidBack, {
			now,
			condition: sql`${goesBack} AND NOT ${isConfirmed}`,
		}),
		standingMail: queueBookingMail(db, bookingId, mails.standing, {
			now,
			condition: sql`${goesBack} AND ${isConfirmed}`,
		}),
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
	return sql`EXISTS (SELECT 1 FROM payment_money AS payments WHERE ${thisMoney} AND payments.kept_cents > 0)`;
}
