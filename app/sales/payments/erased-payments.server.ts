import { type SQL, sql } from "drizzle-orm";
import type { Database } from "#app/database/client.server.ts";

/**
 * Statement that forgets the address of the payment page, which shows name and email of whoever paid. Sums, dates and the
 * gateway's ids stay: books, refunds and the comparison of ledgers need them.
 */
export function erasePaymentsOf(db: Database, bookings: SQL) {
	return db.run(sql`UPDATE payments SET session_url = NULL WHERE booking_id IN ${bookings}`);
}
