import { type SQL, sql } from "drizzle-orm";
import type { Database } from "#app/database/client.server.ts";

/**
 * The statement that frees the guides, vehicles and drivers of departures that do not leave; a cancellation frees them
 * in its own batch.
 * @param which SQL condition on the rows of `departure_assignments`.
 */
export function releaseTeam(db: Database, which: SQL) {
	return db.run(sql`DELETE FROM departure_assignments WHERE ${which}`);
}
