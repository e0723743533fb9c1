import { sql } from "drizzle-orm";
import { runBatch } from "#app/database/batch.server.ts";
import type { Database } from "#app/database/client.server.ts";
import { recordBookingEntriesFrom } from "#app/sales/booking/booking-events.server.ts";
import { holdMinutes } from "#app/sales/holds/hold-minutes.ts";

const minute = 60_000;
/** Upper bound of the search: more attempts than are made within one hold. */
const newest = 10_000;

/**
 * Fails payment attempts whose payment page was never created: the gateway did not answer and the
 * guest did not retry. By now such a page would have expired even if the gateway had created it.
 * Money that still arrives for one is taken as for every failed attempt. No index of its own: the
 * newest rows are few, and payments_session finds those without a page.
 */
export async function endAbandonedCheckouts(db: Database, now: number): Promise<void> {
	const neverOpened = sql`session_id IS NULL
		AND payments.rowid > (SELECT max(rowid) FROM payments) - ${newest}
		AND payments.status = 'created' AND payments.gateway <> 'hotel'
		AND payments.created_at <= ${now - holdMinutes * minute}`;
	await runBatch(db, {
		events: recordBookingEntriesFrom(
			db,
			{ type: "payment failed", line: { code: "page never opened" }, now },
			sql`FROM payments WHERE ${neverOpened}`,
			sql`booking_id`,
		),
		payments: db.run(
			sql`UPDATE payments SET status = 'failed', updated_at = ${now} WHERE ${neverOpened}`,
		),
	});
}
