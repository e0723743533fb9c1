/** Statements that give bookings another departure or other times, for the changes of a departure. */
import { type SQL, sql } from "drizzle-orm";
import type { Database } from "#app/database/client.server.ts";

/**
 * SQL for `policy_start` where we give a booking another departure or start: its hours count from there. Another stop
 * alone changes nothing.
 */
export function clockAnew(date: SQL, startTime: SQL): SQL {
	return sql`iif(bookings.date = ${date} AND bookings.start_time = ${startTime}, bookings.policy_start, ${date} || ' ' || (${startTime}))`;
}

/**
 * Gives each booking its new times.
 * @param change.rows JSON list of `{ id, start, pickup }`: local times "HH:MM".
 */
export function setTimesOfBookings(db: Database, { rows, now }: { rows: string; now: number }) {
	return db.run(sql`
		UPDATE bookings SET start_time = wanted.value ->> 'start',
			policy_start = ${clockAnew(sql`bookings.date`, sql`wanted.value ->> 'start'`)},
			pickup_time = wanted.value ->> 'pickup',
			pickup = (wanted.value ->> 'pickup') || substr(bookings.pickup, 6), updated_at = ${now}
		FROM json_each(${rows}) AS wanted
		WHERE bookings.id = wanted.value ->> 'id'`);
}

/**
 * Puts bookings on another departure of their excursion, with its times, where `condition` holds.
 * @param rows JSON list of `{ id, start, pickup }`: local times "HH:MM".
 */
export function moveBookings(
	db: Database,
	{ rows, target, now }: { rows: string; target: { id: number; date: string }; now: number },
	condition: SQL,
) {
	return db.run(sql`
		UPDATE bookings SET departure_id = ${target.id}, date = ${target.date},
			policy_start = ${clockAnew(sql`${target.date}`, sql`wanted.value ->> 'start'`)},
			start_time = wanted.value ->> 'start', pickup_time = wanted.value ->> 'pickup',
			pickup = (wanted.value ->> 'pickup') || substr(bookings.pickup, 6), updated_at = ${now}
		FROM json_each(${rows}) AS wanted
		WHERE bookings.id = wanted.value ->> 'id' AND ${condition}`);
}

/** A form about one of these that was drawn before is stale. */
export function touchBookings(db: Database, rows: readonly { id: number }[], now: number) {
	const ids = JSON.stringify(rows.map(({ id }) => id));
	return db.run(sql`
		UPDATE bookings SET updated_at = ${now} WHERE id IN (SELECT value FROM json_each(${ids}))`);
}
