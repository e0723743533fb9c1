import { sql } from "drizzle-orm";
import { changeRecord, takeVersion } from "#app/database/change-record.server.ts";
import type { Database } from "#app/database/client.server.ts";
import { queueBookingMail, recordBookingEntry } from "#app/sales/booking/booking-events.server.ts";
import { lowerPriceStatements } from "#app/sales/booking/booking-transitions.server.ts";
import type { MailSender } from "#app/sales/mails/mail-sender.ts";
import { mayMoveCash } from "#app/sales/payments/cash.ts";
import { balanceCents } from "#app/sales/payments/payment-money.server.ts";
import type { BookingScope } from "#app/sales/staff/booking-scope.server.ts";
import { getBookingRecord } from "#app/sales/staff/record/booking-record.server.ts";
import type { StaffAct } from "#app/sales/staff/staff-changes.server.ts";
import { decidePartBack, type PartialRefund } from "./partial-refund-decision.ts";
import { partBackMail } from "./partial-refund-mail.ts";
import { backEntryType, insertRefunds } from "./refund-rows.server.ts";

/**
 * Pays a part of a booking's money back. Of a confirmed booking a member of staff gives cash and terminal money at once,
 * because the guest is there; what was paid too much goes first, and beyond that the price falls by the same amount, so
 * that the guest does not owe it again. Who has cancelled is not there: the sum waits to be given, and the price stays.
 */
export function payPartBack(
	db: Database,
	scope: BookingScope,
	bookingId: number,
	{ refund, act, sender }: { refund: PartialRefund; act: StaffAct; sender: MailSender },
) {
	const { actor, key, now } = act;
	const { paymentId, amountCents, ofCancelled = false } = refund;
	const entryKey = eventKey(bookingId, key);
	return changeRecord(db, {
		read: () => getBookingRecord(db, scope, bookingId, now),
		decide: (record) =>
			decidePartBack(record, {
				...{ paymentId, amountCents, ofCancelled, entryKey },
				mayMoveCash: mayMoveCash(actor),
			}),
		write(decision, record) {
			if (decision.outcome !== "done" || !record) return;
			const { way } = decision;
			const mail = partBackMail(record, { refund, way, dedupeKey: entryKey, sender });
			return {
				version: takeVersion(db, "bookings", record),
				back: partialRefundStatements(db, {
					...{ bookingId, byHand: way === "given" || way === "waits", currency: record.currency },
					...{ refund, act },
				}),
				mail: queueBookingMail(db, bookingId, mail, { actor, now }),
			};
		},
	});
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

/** The statements for the batch of a command, which has decided that so much may go back. */
export function partialRefundStatements(
	db: Database,
	{
		bookingId,
		byHand,
		currency,
		refund,
		act: { actor, key, now },
	}: {
		bookingId: number;
		byHand: boolean;
		/** ISO 4217 */
		currency: string;
		refund: PartialRefund;
		act: StaffAct;
	},
) {
	const { paymentId, amountCents, reason, isSmallerParty = false, ofCancelled = false } = refund;
	const isGivenNow = byHand && !ofCancelled;
	return {
		event: recordBookingEntry(
			db,
			bookingId,
			{
				type: isGivenNow ? "refunded" : backEntryType(sql`payments.id = ${paymentId}`),
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
			sql`true`,
		),
		refund: insertRefunds(db, [{ paymentId, cents: amountCents }], {
			reason: "goodwill",
			source: "staff",
			state: isGivenNow ? "done" : "wanted",
			actor,
			now,
		}),
		price: lowerPriceStatements(db, {
			bookingId,
			// the balance counts the refund already
			cents: ofCancelled ? sql`0` : sql`max(0, min(${amountCents}, ${balanceCents()}))`,
			now,
		}),
		purse: isGivenNow
			? db.run(sql`
				INSERT INTO cash_movements (payment_id, amount_cents, currency, dedupe_key, person_id, person_name, created_at)
				SELECT payments.id, ${-amountCents}, payments.currency, ${eventKey(bookingId, key)}, ${actor.id}, ${actor.name}, ${now}
				FROM payments WHERE id = ${paymentId} AND gateway = 'cash'
				ON CONFLICT (dedupe_key) DO NOTHING`)
			: undefined,
	};
}
