import { type SQL, sql } from "drizzle-orm";
import { type IslandClock, localDateAt } from "#app/catalogue/local-date.ts";
import type { Database } from "#app/database/client.server.ts";
import { startOn, timeOn } from "#app/departures/departure-times.server.ts";
import { hasExpired } from "#app/departures/seats/seats-taken.server.ts";

/**
 * Ended holds get the new times too, because they may be rebooked or paid late; no mail is sent.
 * @param departures of one date, or of all coming ones.
 */
export function updateEndedHolds(
	db: Database,
	{ excursionId: id, date }: { excursionId: string; date?: string },
	{ now, timeZone }: IslandClock,
	isSaved: SQL,
) {
	const start = startOn("excursion", sql`bookings.date`);
	const pickup = timeOn(sql`stop.pickup_time`, "excursion", sql`bookings.date`);
	return db.run(sql`
		UPDATE bookings SET start_time = ${start}, pickup_time = ${pickup},
			pickup = ${pickup} || substr(bookings.pickup, 6), updated_at = ${now}
		FROM excursions AS excursion
		JOIN pickup_assignments AS stop ON stop.excursion_id = excursion.id
		WHERE bookings.excursion_id = ${id} AND excursion.id = ${id}
			AND stop.pickup_point_id = bookings.pickup_point_id
			AND bookings.date >= ${localDateAt(now, timeZone)}
			AND ${date === undefined ? sql`true` : sql`bookings.date = ${date}`}
			AND ${hasExpired(now)}
			AND (bookings.start_time <> ${start} OR bookings.pickup_time <> ${pickup})
			AND ${isSaved}`);
}
