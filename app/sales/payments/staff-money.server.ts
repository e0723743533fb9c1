import { type SQL, sql } from "drizzle-orm";
import { changeRecord, takeVersion } from "#app/database/change-record.server.ts";
import type { Database } from "#app/database/client.server.ts";
import { settleEndedIncidents } from "#app/incidents/incidents.server.ts";
import { recordBookingEntry } from "#app/sales/booking/booking-events.server.ts";
import type { MailSender } from "#app/sales/mails/mail-sender.ts";
import type { BookingScope } from "#app/sales/staff/booking-scope.server.ts";
import {
	type BookingRecord,
	getBookingRecord,
} from "#app/sales/staff/record/booking-record.server.ts";
import type { StaffAct } from "#app/sales/staff/staff-changes.server.ts";
import { confirmByMoney } from "./confirm-by-money.server.ts";
import { isTakenByStaff } from "./payment-money.server.ts";
import { decideGivingBack, decideTaking } from "./staff-money-decision.ts";

interface Taking {
	money: Pick<MoneyTaken, "gateway" | "amountCents">;
	act: StaffAct;
	sender: MailSender;
}

/**
 * Records money that a member of staff has taken for a booking. A live hold is confirmed by it and its guest gets the
 * voucher. A repeated form takes the money once.
 */
export function takeMoney(db: Database, scope: BookingScope, bookingId: number, taking: Taking) {
	const { money, act } = taking;
	const request = { ...money, entryKey: takingKey(bookingId, act.key) };
	return changeRecord(db, {
		read: () => getBookingRecord(db, scope, bookingId, act.now),
		decide: (record) => decideTaking(record, request),
		write: (decision, record) =>
			record && decision.outcome === "taken" && !decision.isRepeated
				? takingStatements(db, record, taking)
				: undefined,
	});
}

/** Of the entry in the booking's history. */
export function takingKey(bookingId: number, key: string): string {
	return `taken:${bookingId}:${key}`;
}

/** The batch that writes money for a booking as it was read; a hold is confirmed. */
export function takingStatements(
	db: Database,
	record: BookingRecord,
	{ money, act: { actor, key, now }, sender }: Taking,
) {
	const { id, currency } = record;
	const line = {
		...({ code: "taken", cents: money.amountCents } as const),
		...{ currency, by: money.gateway },
	};
	const dedupeKey = takingKey(id, key);
	return {
		version: takeVersion(db, "bookings", record),
		...staffPaymentStatements(db, sql`bookings.id = ${id}`, { ...money, by: actor, key, now }),
		paidEvent: recordBookingEntry(db, id, { type: "paid", line, actor, dedupeKey, now }, sql`true`),
		...(record.status === "pending"
			? confirmByMoney(db, record, { amountCents: money.amountCents, actor, sender, now })
			: {}),
	};
}

/**
 * Records that a person has given back what is due of cash or of a card at the terminal. A repeated form gives back once
 * and is answered like the first press.
 */
export function giveMoneyBack(
	db: Database,
	scope: BookingScope,
	bookingId: number,
	{ toldCents, act: { actor, key, now } }: { toldCents: number; act: StaffAct },
) {
	const dedupeKey = `given-back:${bookingId}:${key}`;
	const takenByStaff = sql`payments.booking_id = ${bookingId} AND ${isTakenByStaff()}`;
	const due = sql`FROM payment_money AS payments WHERE ${takenByStaff} AND payments.due_cents > 0`;
	const line = { code: "given back by hand" } as const;
	return changeRecord(db, {
		read: () => getBookingRecord(db, scope, bookingId, now),
		decide: (record) => decideGivingBack(record, { toldCents, entryKey: dedupeKey }),
		write: ({ outcome }, record) => {
			if (outcome !== "given" || !record) return;
			return {
				version: takeVersion(db, "bookings", record),
				cash: db.run(sql`
					INSERT INTO cash_movements (payment_id, amount_cents, currency, dedupe_key, person_id, person_name, created_at)
					SELECT payments.id, -payments.due_cents, payments.currency, 'back:' || payments.id || ':' || ${key},
						${actor.id}, ${actor.name}, ${now}
					${due} AND gateway = 'cash'`),
				event: recordBookingEntry(
					db,
					bookingId,
					{ type: "refunded", line, actor, dedupeKey, now },
					sql`true`,
				),
				refunds: db.run(sql`
					UPDATE refunds SET state = 'done', done_at = ${now}
					WHERE state = 'wanted' AND payment_id IN (SELECT payments.id ${due})`),
				incidents: settleEndedIncidents(
					db,
					sql`kind = 'refund failing' AND payment_id IN (SELECT payments.id FROM payment_money AS payments
						WHERE ${takenByStaff} AND payments.state = 'refunded')`,
					{ code: "went back" },
					now,
				),
			};
		},
	});
}

/** Money that a member of staff has taken from a guest. */
export interface MoneyTaken {
	gateway: "cash" | "terminal";
	/** What was really taken, in cents. */
	amountCents: number;
	by: { id: string; name: string };
	/** Made once for each form, so that a repeated click takes the money once. */
	key: string;
	now: number;
}

/** SQL of the payment's id, which says the booking and the form. */
function staffPaymentId(bookingId: SQL | number, key: string): SQL {
	// a number arrives as a float, whose text would be "12.0"
	return sql`('s' || CAST(${bookingId} AS INTEGER) || '-' || ${key})`;
}

/**
 * The statements that write money taken by staff, and the cash in that person's purse. A repeated form changes
 * nothing. A sale by staff writes the payment in the booking's batch.
 * @param which SQL on `bookings` that selects at most one booking.
 */
export function staffPaymentStatements(
	db: Database,
	which: SQL,
	{ gateway, amountCents, by, key, now }: MoneyTaken,
) {
	return {
		payment: db.run(sql`
			INSERT INTO payments (id, booking_id, gateway, amount_cents, received_cents, currency, status, paid_at,
				taken_by_id, taken_by_name, created_at, updated_at)
			SELECT ${staffPaymentId(sql`bookings.id`, key)}, bookings.id, ${gateway}, ${amountCents}, ${amountCents},
				bookings.currency, 'paid', ${now}, ${by.id}, ${by.name}, ${now}, ${now}
			FROM bookings WHERE ${which}
			ON CONFLICT (id) DO NOTHING`),
		cash:
			gateway === "cash"
				? db.run(sql`
					INSERT INTO cash_movements (payment_id, amount_cents, currency, dedupe_key, person_id, person_name, created_at)
					SELECT payments.id, payments.amount_cents, payments.currency, 'taken:' || payments.id,
						payments.taken_by_id, payments.taken_by_name, ${now}
					FROM payments WHERE changes() > 0 AND payments.rowid = last_insert_rowid()
					ON CONFLICT (dedupe_key) DO NOTHING`)
				: undefined,
	};
}
