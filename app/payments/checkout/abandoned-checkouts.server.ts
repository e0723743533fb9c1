import { sql } from "drizzle-orm";
import { holdMinutes } from "#app/bookings/booking.ts";
import type { Database } from "#app/database/client.server.ts";

const minute = 60_000;
/** Far more attempts than are made while the oldest of them waits for its end. */
const newest = 10_000;

/**
 * Ends attempts to pay whose page never opened: the gateway did not answer, and the guest did not ask
 * again. By then even a page that opened without our hearing of it is over. Money that comes for one
 * all the same is still taken, as for every failed attempt. Nothing is in an index of its own: among
 * the newest rows, those without a page are found by payments_session.
 */
export async function endAbandonedCheckouts(db: Database, now: number): Promise<void> {
	const unopened = sql`session_id IS NULL
		AND payments.rowid > (SELECT max(rowid) FROM payments) - ${newest}
		AND payments.status = 'created' AND payments.gateway <> 'hotel'
		AND payments.created_at <= ${now - holdMinutes * minute}`;
	await db.batch([
		db.run(sql`
			INSERT INTO booking_events (booking_id, type, detail, created_at)
			SELECT booking_id, 'payment failed', 'its page never opened', ${now} FROM payments
			WHERE ${unopened}`),
		db.run(sql`UPDATE payments SET status = 'failed', updated_at = ${now} WHERE ${unopened}`),
	]);
}
