import { type SQL, sql } from "drizzle-orm";
import { recordBookingEntry } from "#app/bookings/booking-events.server.ts";
import { lowerPriceStatement } from "#app/bookings/booking-transitions.server.ts";
import { isNamed } from "#app/bookings/erasure/erase-bookings.server.ts";
import { type MailSender, plainMail } from "#app/bookings/mails/booking-mails.tsx";
import { guestLanguage, voucherPath } from "#app/bookings/mails/guest-language.ts";
import { isSold } from "#app/bookings/seats-taken.server.ts";
import { getBookingRecord } from "#app/bookings/staff/booking-record.server.ts";
import type { BookingScope } from "#app/bookings/staff/booking-scope.server.ts";
import type { StaffAct } from "#app/bookings/staff/staff-changes.server.ts";
import { runBatch } from "#app/database/batch.server.ts";
import type { Database } from "#app/database/client.server.ts";
import { queueMail } from "#app/outbox/outbox.server.ts";
import { mayMoveCash } from "#app/payments/own-purse.ts";
import { balanceCents, givableCents, keptCents } from "#app/payments/payment-money.server.ts";
import { handGateways } from "#app/payments/payment-status.ts";

export interface PartialRefund {
	/** Money goes back the way it came. */
	paymentId: string;
	amountCents: number;
	/** The guest reads it. */
	reason: string;
	/** For the history instead: fewer people come. */
	isSmallerParty?: boolean;
}

export type PartialRefundOutcome =
	| { outcome: "done"; byHand: boolean }
	/** Erased: the reason would be new words about the guest. */
	| { outcome: "unknown" | "not possible" | "erased" | "own account only" };

/**
 * Pays a part of a confirmed booking's money back: through the gateway that took it, or by the hand of the member
 * of staff for cash and card terminal. The statements check that no more goes back than came, and that nothing
 * of this payment is on its way. What was paid too much goes first; beyond that the price falls by the same amount,
 * so that the guest does not owe it again. A repeated form pays once.
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
	const byHand = handGateways.has(payment.gateway);
	if (byHand && !mayMoveCash(actor)) return { outcome: "own account only" };
	const { texts, formats, urlOf } = guestLanguage(record, sender);
	const back = {
		title: record.inGuestWords.title,
		date: formats.formatDate(record.date, "long"),
		amount: formats.formatMoney(refund.amountCents, record.currency),
		reference: record.reference,
	};
	const mail = plainMail(
		{
			subject: texts.moneyBack.subject(back),
			heading: texts.moneyBack.headingOfPart(back),
			paragraphs: [
				...(refund.reason ? [refund.reason] : []),
				byHand ? texts.moneyBack.partByHand(back) : texts.moneyBack.part(back),
			],
			link: { label: texts.openVoucher, url: urlOf(voucherPath(record.confirmId)) },
		},
		{ guest: record, booking: record, dedupeKey: `part-back:${bookingId}:${key}`, sender },
	);
	const { done } = await runBatch(db, {
		back: partialRefundStatements(db, {
			bookingId,
			byHand,
			currency: record.currency,
			refund,
			act,
			condition: isNamed(bookingId),
		}),
		mail: queueMail(db, mail, now, isAsked(bookingId, key)),
		mailEvent: recordBookingEntry(db, bookingId, {
			type: "mail",
			subject: mail.subject,
			actor,
			now,
		}),
		done: db.all<{ done: number }>(sql`SELECT ${isAsked(bookingId, key)} AS done`),
	});
	return done[0]?.done ? { outcome: "done", byHand } : { outcome: "not possible" };
}

function eventKey(bookingId: number, key: string): string {
	return `part-back:${bookingId}:${key}`;
}

/** SQL that is true when this form has paid back. */
function isAsked(bookingId: number, key: string): SQL {
	return sql`EXISTS (SELECT 1 FROM booking_events WHERE dedupe_key = ${eventKey(bookingId, key)})`;
}

/** SQL that is true while a payment has so much money that may go back, and none of it is on its way. */
export function mayGoBack(
	bookingId: number,
	{ paymentId, amountCents }: Pick<PartialRefund, "paymentId" | "amountCents">,
): SQL {
	return sql`EXISTS (SELECT 1 FROM payments JOIN bookings AS paid_for ON paid_for.id = payments.booking_id
		WHERE payments.id = ${paymentId} AND paid_for.id = ${bookingId} AND ${isSold("paid_for")}
			AND ${amountCents} <= ${givableCents})`;
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
	const { paymentId, amountCents, reason, isSmallerParty = false } = refund;
	const isBackByHand = sql`${keptCents()} <= ${amountCents}`;
	return {
		event: recordBookingEntry(
			db,
			bookingId,
			{
				type: byHand ? "refunded" : "refund due",
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
		payment: byHand
			? db.run(sql`
				UPDATE payments SET refunded_cents = refunded_cents + ${amountCents}, refunded_at = ${now}, updated_at = ${now},
					status = CASE WHEN ${isBackByHand} THEN 'refunded' ELSE status END
				WHERE id = ${paymentId} AND changes() > 0`)
			: db.run(sql`
				UPDATE payments SET refund_reason = 'goodwill', refund_cents = refunded_cents + ${amountCents},
					refund_next_at = 0, updated_at = ${now}
				WHERE id = ${paymentId} AND changes() > 0`),
		price: lowerPriceStatement(db, {
			bookingId,
			// the balance counts the refund already
			cents: sql`max(0, min(${amountCents}, ${balanceCents()}))`,
			condition: sql`changes() > 0`,
			now,
		}),
		purse: byHand
			? db.run(sql`
				INSERT INTO cash_movements (payment_id, amount_cents, currency, dedupe_key, person_id, person_name, created_at)
				SELECT payments.id, ${-amountCents}, payments.currency, ${eventKey(bookingId, key)}, ${actor.id}, ${actor.name}, ${now}
				FROM payments WHERE id = ${paymentId} AND gateway = 'cash' AND ${isAsked(bookingId, key)}
				ON CONFLICT (dedupe_key) DO NOTHING`)
			: undefined,
	};
}
