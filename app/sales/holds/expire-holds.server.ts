import { sql } from "drizzle-orm";
import { runBatch } from "#app/database/batch.server.ts";
import type { Database } from "#app/database/client.server.ts";
import { bookings } from "#app/database/schema.server.ts";
import { isHoldOver } from "#app/departures/seats/seats-taken.server.ts";
import { recordBookingEntries } from "#app/sales/booking/booking-events.server.ts";

/** For the history: whether the guest had a payment page. */
const hadPage = sql`EXISTS (SELECT 1 FROM payments
	WHERE payments.booking_id = bookings.id AND payments.session_id IS NOT NULL)`;

/** Marks pending bookings past their hold as expired; one batch. */
export async function expireHolds(db: Database, now: number): Promise<void> {
	const ranOut = isHoldOver(now);
	await runBatch(db, {
		events: recordBookingEntries(
			db,
			{ type: "expired", line: { code: "expired", hadPage }, now },
			ranOut,
		),
		bookings: db.update(bookings).set({ status: "expired", updatedAt: now }).where(ranOut),
	});
}

/** Statement for the holds that are over and still stand as held, the oldest first; the cron job ends them each minute. */
export function endedHolds(db: Database, now: number) {
	return db.all<{ count: number; since: number | null }>(sql`
		SELECT count(*) AS count, min(hold_expires_at) AS since
		FROM (SELECT hold_expires_at FROM bookings WHERE ${isHoldOver(now)} ORDER BY hold_expires_at LIMIT 100)`);
}
