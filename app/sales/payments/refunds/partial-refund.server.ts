import { type SQL, sql } from "drizzle-orm";
import { runBatch } from "#app/database/batch.server.ts";
import type { Database } from "#app/database/client.server.ts";
import { isCancelled, isSold } from "#app/departures/seats/seats-taken.server.ts";
import { queueBookingMail, recordBookingEntry } from "#app/sales/booking-events.server.ts";
import { lowerPriceStatement } from "#app/sales/booking-transitions.server.ts";
import { isDisputed } from "#app/sales/dispute.server.ts";
import { isNamed } from "#app/sales/erasure/erase-bookings.server.ts";
import type { MailSender } from "#app/sales/mails/booking-mails.tsx";
import { mayMoveCash } from "#app/sales/payments/may-move-cash.ts";
import { givableCents, goesByHand } from "#app/sales/payments/money.ts";
import { balanceCents } from "#app/sales/payments/payment-money.server.ts";
import { getBookingRecord } from "#app/sales/staff/booking-record.server.ts";
import type { BookingScope } from "#app/sales/staff/booking-scope.server.ts";
import type { StaffAct } from "#app/sales/staff/staff-changes.server.ts";
import { partBackMail } from "./part-back-mail.ts";
import { addRefunds } from "./refund-rows.server.ts";

export interface PartialRefund {
	/** Money goes back the way it came. */
	paymentId: string;
	amountCents: number;
	/** The guest reads it. */
	reason: string;
	/** For the history instead: fewer people come. */
	isSmallerParty?: boolean;
	/** The booking is cancelled, and has to be so still; otherwise it must be confirmed. */
	ofCancelled?: boolean;
}

/** How a part goes back: a hand gives it now, it waits until a hand gives it, or the gateway sends it. */
type WayBack = "given" | "waits" | "sent";

export type PartialRefundOutcome =
	| { outcome: "done"; way: WayBack }
	/** More than may go back of this payment now. */
	| { outcome: "too much"; mostCents: number }
	/** Erased: the reason would be new words about the guest. */
	| { outcome: "unknown" | "not possible" | "erased" | "own account only" };

/**
 * Pays a part of a booking's money back. Of a confirmed booking a member of staff gives cash and terminal money at once,
 * because the guest is there; what was paid too much goes first, and beyond that the price falls by the same amount, so
 * that the guest does not owe it again. Who has cancelled is not there: the sum waits to be given, and the price stays.
 * The statements check that no more goes back than came, and that the booking is still confirmed, or cancelled, as staff
 * saw it. A repeated form pays once.
 */
export async function payPartBack(
	db: Database,
	scope: BookingScope,
	bookingId: number,
	{ refund, act, sender }: { refund: PartialRefund; act: StaffAct; sender: MailSender },
): Promise<PartialRefundOutcome> {
	const { actor, key, now } = act;
	const record = await getBookingRecord(db, scope, bookingId, now);
	const payment = record?.payments.find(({ id }) => id === refund.paymentId);
	if (!record || !payment) return { outcome: "unknown" };
	if (record.erasedAt !== null) return { outcome: "erased" };
	const byHand = goesByHand(payment);
	const { ofCancelled = false } = refund;
	const way: WayBack = byHand ? (ofCancelled ? "waits" : "given") : "sent";
	if (way === "given" && !mayMoveCash(actor)) return { outcome: "own account only" };
	const mail = partBackMail(record, { refund, way, dedupeKey: eventKey(bookingId, key), sender });
	const { done } = await runBatch(db, {
		back: partialRefundStatements(db, {
			bookingId,
			byHand,
			currency: record.currency,
			refund,
			act,
			// the mail says what of all the money is back by then
			condition: ofCancelled
				? sql`${isNamed(bookingId)} AND ${keepsCents(bookingId, record.sums.ourKeptCents)}`
				: isNamed(bookingId),
		}),
		mail: queueBookingMail(db, bookingId, mail, { actor, now, condition: isAsked(bookingId, key) }),
		done: db.all<{ done: number }>(sql`SELECT ${isAsked(bookingId, key)} AS done`),
	});
	if (done[0]?.done) return { outcome: "done", way };
	const mostCents = givableCents(payment);
	return refund.amountCents > mostCents && mostCents > 0
		? { outcome: "too much", mostCents }
		: { outcome: "not possible" };
}

function eventKey(bookingId: number, key: string): string {
	return `part-back:${bookingId}:${key}`;
}

/** Cents that staff have paid back of a booking in parts since an instant. */
export async function partsBackSince(
	db: Database,
	bookingId: number,
	since: number,
): Promise<number> {
	const [sum] = await db.all<{ cents: number }>(sql`
		SELECT coalesce(sum(line ->> '$.cents'), 0) AS cents FROM booking_events
		WHERE booking_id = ${bookingId} AND created_at > ${since} AND line ->> '$.code' = 'part back'`);
	return sum?.cents ?? 0;
}

/** SQL that is true when this form has paid back. */
function isAsked(bookingId: number, key: string): SQL {
	return sql`EXISTS (SELECT 1 FROM booking_events WHERE dedupe_key = ${eventKey(bookingId, key)})`;
}

/** SQL that is true while we keep so much of a booking's money. */
function keepsCents(bookingId: number, cents: number): SQL {
	return sql`(SELECT coalesce(sum(kept_cents), 0) FROM payment_money
		WHERE booking_id = ${bookingId} AND gateway <> 'hotel') = ${cents}`;
}

/** SQL that is true while a payment has so much money that may go back, and the booking is as it was seen. */
function mayGoBack(
	bookingId: number,
	{
		paymentId,
		amountCents,
		ofCancelled = false,
	}: Pick<PartialRefund, "paymentId" | "amountCents" | "ofCancelled">,
): SQL {
	return sql`EXISTS (SELECT 1 FROM payment_money AS payments JOIN bookings AS paid_for ON paid_for.id = payments.booking_id
		WHERE payments.id = ${paymentId} AND paid_for.id = ${bookingId}
			AND ${ofCancelled ? isCancelled("paid_for") : isSold("paid_for")}
			AND payments.gateway <> 'hotel' AND NOT ${isDisputed()} AND ${amountCents} <= payments.kept_cents)`;
}

/** The event comes first: a repeated form finds its key, and nothing after it takes effect. */
export function partialRefundStatements(
	db: Database,
	{
		bookingId,
		byHand,
		currency,
		refund,
		act: { actor, key, now },
		condition = sql`true`,
	}: {
		bookingId: number;
		byHand: boolean;
		/** ISO 4217 */
		currency: string;
		refund: PartialRefund;
		act: StaffAct;
		/** What else must hold at that point of the batch. */
		condition?: SQL;
	},
) {
	const { paymentId, amountCents, reason, isSmallerParty = false, ofCancelled = false } = refund;
	const isGivenNow = byHand && !ofCancelled;
	return {
		event: recordBookingEntry(
			db,
			bookingId,
			{
				type: isGivenNow ? "refunded" : "refund due",
				line: {
					code: "part back",
					cents: amountCents,
					currency,
					why: reason,
					isSmallerParty,
					gateway: sql`(SELECT gateway FROM payments WHERE id = ${paymentId})`,
				},
				actor,
				dedupeKey: eventKey(bookingId, key),
				now,
			},
			sql`${mayGoBack(bookingId, refund)} AND ${condition}`,
		),
		refund: addRefunds(db, {
			from: sql`FROM payments WHERE payments.id = ${paymentId} AND changes() > 0`,
			cents: amountCents,
			reason: "goodwill",
			source: "staff",
			state: isGivenNow ? "done" : "wanted",
			actor,
			now,
		}),
		price: lowerPriceStatement(db, {
			bookingId,
			// the balance counts the refund already
			cents: ofCancelled ? sql`0` : sql`max(0, min(${amountCents}, ${balanceCents()}))`,
			condition: sql`changes() > 0`,
			now,
		}),
		purse: isGivenNow
			? db.run(sql`
				INSERT INTO cash_movements (payment_id, amount_cents, currency, dedupe_key, person_id, person_name, created_at)
				SELECT payments.id, ${-amountCents}, payments.currency, ${eventKey(bookingId, key)}, ${actor.id}, ${actor.name}, ${now}
				FROM payments WHERE id = ${paymentId} AND gateway = 'cash' AND ${isAsked(bookingId, key)}
				ON CONFLICT (dedupe_key) DO NOTHING`)
			: undefined,
	};
}
