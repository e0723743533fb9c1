import { type SQL, sql } from "drizzle-orm";
import { runBatch } from "#app/database/batch.server.ts";
import type { Database } from "#app/database/client.server.ts";
import { isCancelled } from "#app/departures/seats/seats-taken.server.ts";
import type { Actor } from "#app/sales/actor.ts";
import {
	queueBookingMail,
	recordBookingEntries,
	recordBookingEntry,
	somethingChanged,
} from "#app/sales/booking-events.server.ts";
import { cancelStatement, mayBeCancelled } from "#app/sales/booking-transitions.server.ts";
import { isDisputed, isGivenBackByBank } from "#app/sales/dispute.server.ts";
import { type MailSender, moneySentence, plainMail } from "#app/sales/mails/booking-mails.tsx";
import { excursionPath, guestLanguage } from "#app/sales/mails/guest-language.ts";
import { isKept } from "#app/sales/payments/payment-money.server.ts";
import { getBookingRecord } from "#app/sales/staff/booking-record.server.ts";
import type { BookingScope } from "#app/sales/staff/booking-scope.server.ts";
import { addRefunds } from "./refund-rows.server.ts";

export interface Cancellation {
	/** False: the operator keeps the money, as the terms allow. */
	refund: boolean;
	/** What staff typed, for the guest's mail and the history. */
	reason: string;
	actor: Actor;
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
	{ refund, reason, actor, now }: Cancellation,
) {
	const these = sql`bookings.id IN (SELECT value FROM json_each(${JSON.stringify(bookingIds)}))`;
	// an expired hold needs no cancellation, even if the cron job has not marked it yet
	const alive = sql`${mayBeCancelled(now)} AND ${these}`;
	const justCancelled = sql`${these} AND ${isCancelledAt(now)}`;
	// disputed money is owed too: it goes back when the bank leaves it with us
	const kept = sql`FROM payment_money AS payments
		WHERE payments.gateway <> 'hotel' AND payments.kept_cents > 0 AND NOT ${isGivenBackByBank()}`;
	const owes = sql`${justCancelled} AND EXISTS (SELECT 1 ${kept} AND payments.booking_id = bookings.id)`;
	return {
		cancelEvents: recordBookingEntries(
			db,
			{ type: "cancelled", typedText: reason, actor, now },
			alive,
		),
		bookings: cancelStatement(db, these, now),
		owed: refund
			? {
					events: recordBookingEntries(
						db,
						{
							type: "refund due",
							line: { code: "refund reason", reason: "cancelled" },
							actor,
							now,
						},
						owes,
					),
					refunds: addRefunds(db, {
						from: sql`${kept} AND payments.booking_id IN (SELECT bookings.id FROM bookings WHERE ${justCancelled})`,
						cents: sql`payments.kept_cents`,
						reason: "cancelled",
						source: "staff",
						actor,
						now,
					}),
				}
			: undefined,
	};
}

function isCancelledAt(now: number): SQL {
	return sql`${isCancelled()} AND bookings.cancelled_at = ${now}`;
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
	const { cardCents, handCents } = record.sums;
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
	const { refunds: owed } = await runBatch(db, {
		refunds: addRefunds(db, {
			from: sql`FROM payment_money AS payments JOIN bookings ON bookings.id = payments.booking_id
				WHERE bookings.id = ${bookingId} AND ${isCancelled()} AND payments.gateway <> 'hotel'
					AND ${isKept()} AND NOT ${isDisputed()}`,
			cents: sql`payments.kept_cents`,
			reason: "cancelled",
			source: "staff",
			actor,
			now,
		}),
		event: recordBookingEntry(db, bookingId, {
			type: "refund due",
			line: { code: "amount", cents: cardCents + handCents, currency: record.currency },
			actor,
			now,
		}),
		mail: queueBookingMail(db, bookingId, mail, { actor, now, condition: somethingChanged }),
	});
	if (owed.rowsAffected > 0) return "owed";
	if (record.sums.guest.disputed) return "at the bank";
	return cardCents + handCents > 0 ? "rest stays" : "nothing to pay back";
}
