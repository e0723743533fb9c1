import { and, eq, type SQL, sql } from "drizzle-orm";
import { runBatch } from "#app/database/batch.server.ts";
import { untilUnchanged } from "#app/database/change-attempts.ts";
import type { Database } from "#app/database/client.server.ts";
import { payments } from "#app/database/schema.server.ts";
import { isLive } from "#app/departures/seats/booking-status.ts";
import { isCancelled } from "#app/departures/seats/seats-taken.server.ts";
import type { Mail } from "#app/outbox/outbox.server.ts";
import type { Actor } from "#app/sales/actor.ts";
import {
	type NewHistoryLine,
	queueBookingMail,
	recordBookingEntries,
	recordBookingEntry,
	somethingChanged,
} from "#app/sales/booking-events.server.ts";
import { cancelStatement, mayBeCancelled } from "#app/sales/booking-transitions.server.ts";
import { isDisputed, isGivenBackByBank } from "#app/sales/dispute.server.ts";
import { type MailSender, moneySentence, plainMail } from "#app/sales/mails/booking-mails.tsx";
import { excursionPath, guestLanguage } from "#app/sales/mails/guest-language.ts";
import {
	isKeptByUs,
	isTakenByStaff,
	keptCents,
	paymentsAsJson,
} from "#app/sales/payments/payment-money.server.ts";
import { givableCents } from "#app/sales/payments/payment-status.ts";
import {
	type BookingRecord,
	disputedMoney,
	getBookingRecord,
	moneyTold,
	refundableCents,
	takenByStaffCents,
} from "#app/sales/staff/booking-record.server.ts";
import type { BookingScope } from "#app/sales/staff/booking-scope.server.ts";
import { cancellationMail, cancelledByStaff } from "./cancellation-mail.ts";
import { newRound } from "./refund-claims.server.ts";

export interface Cancellation {
	/** False: the operator keeps the money, as the terms allow. */
	refund: boolean;
	/** Cents to refund of what has not been refunded yet; absent: everything. */
	refundCents?: number;
	/** What staff typed, for the guest's mail and the history. */
	reason: string;
	/** For the history instead, when the guest cancels. */
	line?: NewHistoryLine;
	/** Absent when the guest cancels. */
	actor?: Actor;
	now: number;
}

/**
 * The statements that cancel bookings and mark their money for refund; they run in one batch. Each
 * names the status that it expects: a second run changes nothing, and money is marked only for a
 * booking that this batch has cancelled. `refundWhatIsDue` asks the gateway afterwards, with one
 * key for each payment.
 */
export function cancelStatements(
	db: Database,
	bookingIds: readonly number[],
	{ refund, refundCents, reason, line, actor, now }: Cancellation,
	condition: SQL = sql`true`,
) {
	const these = sql`bookings.id IN (SELECT value FROM json_each(${JSON.stringify(bookingIds)}))`;
	// an expired hold needs no cancellation, even if the cron job has not marked it yet
	const alive = sql`${mayBeCancelled(now)} AND ${these} AND ${condition}`;
	const justCancelled = sql`${these} AND ${isCancelledAt(now)}`;
	// disputed money is owed too: it is refunded when the bank leaves it with us
	const kept = sql`${isKeptByUs()} AND NOT ${isGivenBackByBank}`;
	const owes = sql`${refund ? sql`true` : sql`false`} AND ${justCancelled}
		AND EXISTS (SELECT 1 FROM payments WHERE booking_id = bookings.id AND ${kept})`;
	// A booking may have several payments: each gives what the earlier ones do not have, cards first, because nobody
	// has to carry it. `refund_cents` is the total to refund, including what went back before.
	const share =
		refundCents === undefined
			? keptCents()
			: sql`min(${keptCents()}, ${refundCents} - coalesce(sum(${keptCents()}) OVER (
				PARTITION BY booking_id ORDER BY ${isTakenByStaff()}, paid_at, id ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING), 0))`;
	const isPart = sql`${refundCents === undefined ? sql`false` : sql`true`}`;
	const { refundRound, refundNextAt } = newRound(now);
	return {
		cancelEvents: recordBookingEntries(
			db,
			{ type: "cancelled", ...(line ? { line } : { typed: reason }), actor, now },
			alive,
		),
		bookings: cancelStatement(db, sql`${these} AND ${condition}`, now),
		refundEvents: recordBookingEntries(
			db,
			{ type: "refund due", line: { code: "refund reason", reason: "cancelled" }, actor, now },
			owes,
		),
		payments: db.run(sql`
			UPDATE payments SET refund_reason = 'cancelled', updated_at = ${now},
				refund_cents = CASE WHEN ${isPart} OR elsewhere_cents > 0
					THEN coalesce(refund_cents, refunded_cents) + back.cents END,
				refund_round = ${refundRound}, refund_next_at = ${refundNextAt}
			FROM (SELECT payments.id AS payment_id, ${share} AS cents FROM payments
				WHERE ${refund ? sql`true` : sql`false`} AND ${kept}
					AND booking_id IN (SELECT bookings.id FROM bookings WHERE ${justCancelled})) AS back
			WHERE payments.id = back.payment_id AND back.cents > 0`),
	};
}

/** The statements that mail the guest and add the event, if this batch has cancelled the booking. */
export function cancellationNotice(
	db: Database,
	bookingId: number,
	mail: Mail,
	{ actor, now }: Pick<Cancellation, "actor" | "now">,
) {
	const condition = wasCancelledAt(bookingId, now);
	return queueBookingMail(db, bookingId, mail, { actor, now, condition });
}

/** SQL that is true when the batch of this instant has cancelled this booking. */
export function wasCancelledAt(bookingId: number, now: number): SQL {
	return sql`EXISTS (SELECT 1 FROM bookings WHERE id = ${bookingId} AND ${isCancelledAt(now)})`;
}

function isCancelledAt(now: number): SQL {
	return sql`${isCancelled()} AND bookings.cancelled_at = ${now}`;
}

export type CancelOutcome =
	| { outcome: "unknown" }
	| { outcome: "over" }
	/** The form was drawn before the money changed, and nobody has decided about it. */
	| { outcome: "other money" }
	/** The payments changed during every attempt: nothing is cancelled. */
	| { outcome: "changed meanwhile" }
	| {
			outcome: "cancelled" | "was over already";
			excursionId: string;
			/** The refund waits for the guest's bank, or the bank has returned the money. */
			isAtBank: boolean;
	  };

interface CancelForm {
	cancellation: Cancellation;
	/** @property told `moneyTold` of the screen. @property today local date: an earlier departure is over. */
	seen: { told: string; today: string };
	sender: MailSender;
}

/**
 * Cancels one booking, mails its guest and marks its money for refund; a second call has no effect. The money is that
 * which staff were shown, or nothing is done. A payment that changes between reading and writing is read again.
 */
export async function cancelBooking(
	db: Database,
	scope: BookingScope,
	bookingId: number,
	form: CancelForm,
): Promise<CancelOutcome> {
	return untilUnchanged(
		() => cancelOnce(db, scope, bookingId, form),
		({ outcome }) => outcome === "changed meanwhile",
	);
}

async function cancelOnce(
	db: Database,
	scope: BookingScope,
	bookingId: number,
	{ cancellation, seen, sender }: CancelForm,
): Promise<CancelOutcome> {
	const record = await getBookingRecord(db, scope, bookingId, cancellation.now);
	if (!record) return { outcome: "unknown" };
	if (record.date < seen.today) return { outcome: "over" };
	const answer = {
		excursionId: record.excursionId,
		isAtBank: record.payments.some((each) => each.status === "paid" && each.disputeState),
	};
	if (!isLive(record.status)) return { outcome: "was over already", ...answer };
	if (moneyTold(record) !== seen.told) return { outcome: "other money" };
	const mail = mailOfCancelled(record, cancellation, sender);
	const { cancel } = await runBatch(db, {
		cancel: cancelStatements(
			db,
			[bookingId],
			cancellation,
			sql`${paymentsAsJson} = ${record.paymentsSeen}`,
		),
		notice: cancellationNotice(db, bookingId, mail, cancellation),
	});
	return cancel.bookings.rowsAffected > 0
		? { outcome: "cancelled", ...answer }
		: { outcome: "changed meanwhile" };
}

function mailOfCancelled(
	record: BookingRecord,
	{ refund, reason }: Cancellation,
	sender: MailSender,
): Mail {
	const disputed = disputedMoney(record);
	const own = guestLanguage(record, sender);
	const booking = { ...record, ...record.inGuestWords };
	const money = moneySentence(
		{
			currency: record.currency,
			backCents: refund ? refundableCents(record) : 0,
			handCents: refund ? takenByStaffCents(record) : 0,
			keptCents: refundableCents(record) + takenByStaffCents(record),
			isAtHotel: record.payments.some((each) => each.gateway === "hotel"),
			disputed: disputed ? { ...disputed, isOwed: refund } : null,
		},
		own.language,
	);
	return cancellationMail(
		booking,
		{ paragraphs: [cancelledByStaff(booking, reason, own), money] },
		sender,
	);
}

export type RefundOutcome =
	| "owed"
	| "nothing to pay back"
	| "at the bank"
	/** A part has gone back meanwhile: staff say anew what of the rest goes. */
	| "rest stays"
	| "unknown";

/** Marks money of an earlier cancelled booking for refund; the gateway is asked afterwards. */
export async function markMoneyForRefund(
	db: Database,
	scope: BookingScope,
	bookingId: number,
	{ act: { actor, now }, sender }: { act: { actor: Actor; now: number }; sender: MailSender },
): Promise<RefundOutcome> {
	const record = await getBookingRecord(db, scope, bookingId, now);
	if (!record) return "unknown";
	const { language, texts, formats, urlOf } = guestLanguage(record, sender);
	const cardCents = refundableCents(record);
	const handCents = takenByStaffCents(record);
	const back = {
		title: record.inGuestWords.title,
		date: formats.formatDate(record.date, "long"),
		amount: formats.formatMoney(cardCents + handCents, record.currency),
		reference: record.reference,
	};
	const money = { currency: record.currency, backCents: cardCents, handCents, isAtHotel: false };
	const mail = plainMail(
		{
			subject: texts.moneyBack.subject(back),
			heading: texts.moneyBack.heading,
			paragraphs: [
				handCents > 0 ? moneySentence(money, language) : texts.moneyBack.payingBack(back),
			],
			link: {
				label: texts.moneyBack.otherDays,
				url: urlOf(excursionPath(record.excursionId)),
			},
		},
		{ guest: record, booking: record, dedupeKey: `booking-paid-back:${bookingId}`, sender },
	);
	const { payment: owed } = await runBatch(db, {
		payment: db
			.update(payments)
			.set({
				refundReason: "cancelled",
				refundCents: sql`CASE WHEN elsewhere_cents > 0
					THEN coalesce(refund_cents, refunded_cents) + ${keptCents()} END`,
				...newRound(now),
				updatedAt: now,
			})
			.where(
				and(
					eq(payments.bookingId, bookingId),
					sql`${isKeptByUs()} AND ${keptCents()} > 0 AND NOT ${isDisputed}
						AND EXISTS (SELECT 1 FROM bookings WHERE bookings.id = ${bookingId} AND ${isCancelled()})`,
				),
			),
		event: recordBookingEntry(db, bookingId, {
			type: "refund due",
			line: { code: "amount", cents: cardCents + handCents, currency: record.currency },
			actor,
			now,
		}),
		mail: queueBookingMail(db, bookingId, mail, { actor, now, condition: somethingChanged }),
	});
	if (owed.rowsAffected > 0) return "owed";
	if (disputedMoney(record)) return "at the bank";
	return record.payments.some((each) => givableCents(each) > 0)
		? "rest stays"
		: "nothing to pay back";
}
