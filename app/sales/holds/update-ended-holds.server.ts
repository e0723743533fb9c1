import { type SQL, sql } from "drizzle-orm";
import { type IslandClock, localDateAt } from "#app/catalogue/local-date.ts";
import type { Database } from "#app/database/client.server.ts";
import { timeOn } from "#app/departures/departure-times.server.ts";
import { hasExpired } from "#app/departures/seats/seats-taken.server.ts";
import { clockAnew } from "#app/sales/booking/booking-times.server.ts";

/**
 * Ended holds get the new times too, because they may be rebooked or paid late; no mail is sent.
 * @param which SQL on the rows `departure`.
 */
export function updateEndedHolds(db: Database, which: SQL, { now, timeZone }: IslandClock) {
	const pickup = timeOn(sql`stop.pickup_time`, "excursion", "departure");
	return db.run(sql`
		UPDATE bookings SET start_time = departure.start_time,
			policy_start = ${clockAnew(sql`departure.date`, sql`departure.start_time`)}, pickup_time = ${pickup},
			pickup = ${pickup} || substr(bookings.pickup, 6), updated_at = ${now}
		FROM departures AS departure
		JOIN excursions AS excursion ON excursion.id = departure.excursion_id
		JOIN pickup_assignments AS stop ON stop.excursion_id = excursion.id
		WHERE ${which} AND bookings.departure_id = departure.id
			AND stop.pickup_point_id = bookings.pickup_point_id
			AND departure.date >= ${localDateAt(now, timeZone)}
			AND ${hasExpired(now)}
			AND (bookings.start_time <> departure.start_time OR bookings.pickup_time <> ${pickup})`);
}
