import { sql } from "drizzle-orm";
import type { Database } from "#app/database/client.server.ts";
import { isHoldOver } from "#app/departures/seats/seats-taken.server.ts";

/** Statement for the holds that are over and still stand as held, the oldest first; the cron job ends them each minute. */
export function endedHolds(db: Database, now: number) {
	return db.all<{ count: number; since: number | null }>(sql`
		SELECT count(*) AS count, min(hold_expires_at) AS since
		FROM (SELECT hold_expires_at FROM bookings WHERE ${isHoldOver(now)} ORDER BY hold_expires_at LIMIT 100)`);
}
