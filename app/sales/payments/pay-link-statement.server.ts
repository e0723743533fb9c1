import { sql } from "drizzle-orm";
import type { Database } from "#app/database/client.server.ts";

/**
 * Lets the guest of a confirmed booking pay online what is still owed. The link stays: the guest's page asks for what is
 * owed when it is opened.
 */
export function payLinkStatement(db: Database, bookingId: number, now: number) {
	return db.run(
		sql`UPDATE bookings SET pay_link_at = coalesce(pay_link_at, ${now}) WHERE id = ${bookingId}`,
	);
}
