/**
 * The statements that free guide, vehicle and driver of departures that do not leave:
 * a cancellation frees them in its own batch.
 */
import { type SQL, sql } from "drizzle-orm";
import type { Database } from "#app/database/client.server.ts";

/** @param departures SQL condition on the rows of `departure_assignments`. */
export function releaseTeam(db: Database, departures: SQL) {
	return {
		// a driver first: a trigger refuses to take the vehicle from a driver who shares it
		drivers: db.run(
			sql`DELETE FROM departure_assignments WHERE kind = 'driver' AND (${departures})`,
		),
		others: db.run(sql`DELETE FROM departure_assignments WHERE ${departures}`),
	};
}
