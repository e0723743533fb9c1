import { eq, type SQL, sql } from "drizzle-orm";
import { runBatch, type Statements } from "#app/database/batch.server.ts";
import { untilUnchanged } from "#app/database/change-attempts.ts";
import type { Database } from "#app/database/client.server.ts";
import { bookingEvents } from "#app/database/schema.server.ts";
import { isLiveHold, isSold } from "#app/departures/seats/seats-taken.server.ts";
import { settleEndedIncidents } from "#app/incidents/incidents.server.ts";
import {
	queueBookingMail,
	recordBookingEntry,
	somethingChanged,
} from "#app/sales/booking-events.server.ts";
import { confirmStatement } from "#app/sales/booking-transitions.server.ts";
import {
	type GuestBookingDetails,
	getGuestBooking,
} from "#app/sales/guest/guest-booking.server.ts";
import { type MailSender, voucherMail } from "#app/sales/mails/booking-mails.tsx";
import { balanceCents, isTakenByStaff } from "#app/sales/payments/payment-money.server.ts";
import { getBookingRecord } from "#app/sales/staff/booking-record.server.ts";
import { type BookingScope, inScope } from "#app/sales/staff/booking-scope.server.ts";
import type { StaffAct } from "#app/sales/staff/staff-changes.server.ts";
import { type MoneyTaken, staffPaymentId, staffPaymentStatements } from "./staff-payment.server.ts";

export type TakeMoneyOutcome =
	| { outcome: "taken" }
	| { outcome: "unknown" }
	/** More than the guest owes; the statement of the payment checks it. */
	| { outcome: "too much"; balanceCents: number }
	/** Cancelled, or its hold has ended: there are no seats to pay for. */
	| { outcome: "no seats" };

/**
 * Records money that a member of staff has taken for a booking; one batch with the history. A live hold is confirmed
 * by it and its guest gets the voucher. A repeated form takes the money once.
 * @param alsoWhen statements for the same batch, which change something only while their condition holds: that the
 * money of this form is taken.
 */
export async function takeMoney(
	db: Database,
	scope: BookingScope,
	bookingId: number,
	taking: Taking,
): Promise<TakeMoneyOutcome> {
	const taken = await untilUnchanged(
		() => takeOnce(db, scope, bookingId, taking),
		({ outcome }) => outcome === "changed meanwhile",
	);
	if (taken.outcome === "changed meanwhile")
		throw new Error("The booking changed each time that its money was written down");
	return taken;
}

interface Taking {
	money: Pick<MoneyTaken, "gateway" | "amountCents">;
	act: StaffAct;
	sender: MailSender;
	alsoWhen?: (isTaken: SQL) => Statements;
}

/** "changed meanwhile": a hold was corrected after it was read, and its voucher would name what is no longer true. */
async function takeOnce(
	db: Database,
	scope: BookingScope,
	bookingId: number,
	{ money, act: { actor, key, now }, sender, alsoWhen }: Taking,
): Promise<TakeMoneyOutcome | { outcome: "changed meanwhile" }> {
	const record = await getBookingRecord(db, scope, bookingId, now);
	if (!record) return { outcome: "unknown" };
	const isHold = record.status === "pending";
	const own = isHold ? await getGuestBooking(db, record.confirmId, now) : null;
	// its address has just become another one
	if (isHold && !own) return { outcome: "changed meanwhile" };
	const asRead = own ? sql`bookings.updated_at = ${own.updatedAt}` : sql`true`;
	const voucher = own ? confirmingVoucher(own, money, sender) : null;
	const line = {
		code: "taken",
		cents: money.amountCents,
		currency: record.currency,
		by: money.gateway,
	} as const;
	const isTaken = sql`EXISTS (SELECT 1 FROM payments WHERE id = ${staffPaymentId(bookingId, key)})`;
	const {
		after: [after],
	} = await runBatch(db, {
		...staffPaymentStatements(
			db,
			sql`bookings.id = ${bookingId} AND ${inScope(scope)} AND (${isSold()} OR (${isLiveHold(now)}))
				AND ${balanceCents()} >= ${money.amountCents} AND ${asRead}`,
			{ ...money, by: actor, key, now },
		),
		paidEvent: recordBookingEntry(
			db,
			bookingId,
			{ type: "paid", line, actor, dedupeKey: `taken:${bookingId}:${key}`, now },
			isTaken,
		),
		booking: confirmStatement(db, bookingId, sql`${isTaken} AND ${isLiveHold(now)}`, now),
		confirmedEvent: recordBookingEntry(db, bookingId, { type: "confirmed", actor, now }),
		voucher: voucher
			? queueBookingMail(db, bookingId, voucher, { actor, now, condition: somethingChanged })
			: undefined,
		also: alsoWhen?.(isTaken),
		after: db.all<{ isTaken: number; balance: number; hasSeats: number }>(sql`
			SELECT ${isTaken} AS isTaken, ${balanceCents()} AS balance,
				(${isSold()} OR (${isLiveHold(now)})) AS hasSeats
			FROM bookings WHERE bookings.id = ${bookingId}`),
	});
	if (after?.isTaken) return { outcome: "taken" };
	if (!after?.hasSeats) return { outcome: "no seats" };
	if (own && after.balance >= money.amountCents) return { outcome: "changed meanwhile" };
	return { outcome: "too much", balanceCents: after.balance };
}

/** The voucher of a hold that this money confirms. */
function confirmingVoucher(
	own: GuestBookingDetails,
	{ amountCents }: Pick<MoneyTaken, "amountCents">,
	sender: MailSender,
) {
	const guest = {
		...own.guest,
		status: "confirmed" as const,
		isPaid: true,
		toPayCents: Math.max(0, own.guest.toPayCents - amountCents),
	};
	return voucherMail(guest, own, `booking-confirmed:${own.id}`, sender);
}

type GiveBackOutcome =
	| { outcome: "given" }
	/** Not the sum that the button named, which is what the guest has in the hand; 0 when nothing is due any more. */
	| { outcome: "other sum"; dueCents: number };

/**
 * Records that a person has given back what is due of cash or of a card at the terminal; one batch with the history.
 * A repeated form gives back once and is answered like the first press.
 */
export async function giveMoneyBack(
	db: Database,
	scope: BookingScope,
	bookingId: number,
	{ toldCents, act: { actor, key, now } }: { toldCents: number; act: StaffAct },
): Promise<GiveBackOutcome> {
	const isOwn = sql`payments.booking_id = ${bookingId} AND ${isTakenByStaff()}
		AND EXISTS (SELECT 1 FROM bookings WHERE bookings.id = ${bookingId} AND ${inScope(scope)})`;
	const dueByHand = sql`(SELECT coalesce(sum(waiting.due_cents), 0) FROM payment_money AS waiting
		WHERE waiting.booking_id = ${bookingId} AND ${isTakenByStaff("waiting")})`;
	const due = sql`FROM payment_money AS payments
		WHERE ${isOwn} AND payments.due_cents > 0 AND ${dueByHand} = ${toldCents}`;
	const dedupeKey = `given-back:${bookingId}:${key}`;
	const { before, done } = await runBatch(db, {
		before: db.all<{ cents: number }>(sql`SELECT ${dueByHand} AS cents`),
		cash: db.run(sql`
			INSERT INTO cash_movements (payment_id, amount_cents, currency, dedupe_key, person_id, person_name, created_at)
			SELECT payments.id, -payments.due_cents, payments.currency, 'back:' || payments.id || ':' || ${key},
				${actor.id}, ${actor.name}, ${now}
			${due} AND gateway = 'cash'
			ON CONFLICT (dedupe_key) DO NOTHING`),
		event: recordBookingEntry(
			db,
			bookingId,
			{
				type: "refunded",
				line: { code: "given back by hand" },
				actor,
				dedupeKey,
				now,
			},
			sql`EXISTS (SELECT 1 ${due})`,
		),
		refunds: db.run(sql`
			UPDATE refunds SET state = 'done', done_at = ${now}
			WHERE state = 'wanted' AND payment_id IN (SELECT payments.id ${due})`),
		incidents: settleEndedIncidents(
			db,
			sql`kind = 'refund failing' AND payment_id IN (SELECT payments.id FROM payment_money AS payments
				WHERE ${isOwn} AND payments.state = 'refunded')`,
			{ code: "went back" },
			now,
		),
		done: db
			.select({ id: bookingEvents.id })
			.from(bookingEvents)
			.where(eq(bookingEvents.dedupeKey, dedupeKey)),
	});
	return done.length > 0
		? { outcome: "given" }
		: { outcome: "other sum", dueCents: before[0]?.cents ?? 0 };
}
