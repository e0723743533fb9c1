import { type SQL, sql } from "drizzle-orm";
import type { Database } from "#app/database/client.server.ts";

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
