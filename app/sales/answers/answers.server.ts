import { type SQL, sql } from "drizzle-orm";
import type { Database } from "#app/database/client.server.ts";

/**
 * Statement of an erasure: also a consent goes, because a trip that is over needs none.
 * @param bookings SQL of their ids.
 */
export function deleteAnswersOf(db: Database, bookings: SQL) {
	return db.run(sql`DELETE FROM answers WHERE booking_id IN ${bookings}`);
}
