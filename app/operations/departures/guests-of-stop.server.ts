import { sql } from "drizzle-orm";
import type { Database } from "#app/database/client.server.ts";
import { isSold } from "#app/departures/seats/seats-taken.server.ts";

/** Coming departures with guests who wait at a pickup point, the next first; one round trip. */
export function listGuestsOfStop(
	db: Database,
	{ pointId, today }: { pointId: number; today: string },
) {
	return db.all<{ title: string; date: string; bookings: number }>(sql`
		SELECT excursions.title, bookings.date, count(*) AS bookings
		FROM bookings INDEXED BY bookings_coming JOIN excursions ON excursions.id = bookings.excursion_id
		WHERE bookings.date >= ${today} AND ${isSold()} AND bookings.pickup_point_id = ${pointId}
		GROUP BY bookings.excursion_id, bookings.date ORDER BY bookings.date, excursions.title`);
}
