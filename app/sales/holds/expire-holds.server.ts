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
