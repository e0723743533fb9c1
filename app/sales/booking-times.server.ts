/** Statements that give bookings another date or other times, for the changes of a departure. */
import { type SQL, sql } from "drizzle-orm";
import type { Database } from "#app/database/client.server.ts";

/**
 * Gives each booking its new times, where `condition` holds for its row.
 * @param change.rows JSON list of `{ id, start, pickup }`: local times "HH:MM".
 */
export function setTimesOfBookings(
	db: Database,
	{ rows, now }: { rows: string; now: number },
	condition: SQL,
) {
	return db.run(sql`
		UPDATE bookings SET start_time = wanted.value ->> 'start',
			pickup_time = wanted.value ->> 'pickup',
			pickup = (wanted.value ->> 'pickup') || substr(bookings.pickup, 6), updated_at = ${now}
		FROM json_each(${rows}) AS wanted
		WHERE bookings.id = wanted.value ->> 'id' AND ${condition}`);
}

/** Gives bookings another local date; they keep their times. */
export function setDateOfBookings(
	db: Database,
	{ date, now }: { date: string; now: number },
	which: SQL,
) {
	return db.run(sql`UPDATE bookings SET date = ${date}, updated_at = ${now} WHERE ${which}`);
}
