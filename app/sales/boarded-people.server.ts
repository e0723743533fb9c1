import { type SQL, sql } from "drizzle-orm";
import type { Database } from "#app/database/client.server.ts";

/**
 * The statements that work out once more from their ticks who of these bookings is aboard, for a batch that changes ticks
 * or parties. Somebody who was ticked but left the party is not aboard.
 * @param bookingIds SQL list in parentheses.
 */
export function boardingStatements(db: Database, bookingIds: SQL) {
	return {
		cleared: db.run(sql`
			DELETE FROM boardings WHERE booking_id IN (
				SELECT booking_id FROM boarding_ticks WHERE booking_id IN ${bookingIds})`),
		made: db.run(sql`
			INSERT INTO boardings (booking_id, state, aboard, marked_by, marked_at)
			SELECT booking_id, iif(sum(state = 'picked up') > 0, 'picked up', 'no-show'),
				json_group_array(number) FILTER (WHERE state = 'picked up'),
				actor_name, max(pressed_at)
			FROM (${effectiveTicks(bookingIds)})
			GROUP BY booking_id HAVING sum(state <> 'none') > 0`),
	};
}

/**
 * The tick that decides for each person of these bookings: the latest one that says something else
 * than the one before it. A second phone that says the same changes neither time nor name.
 */
export function effectiveTicks(bookingIds: SQL): SQL {
	return sql`
		SELECT * FROM (
			SELECT *, row_number() OVER (
				PARTITION BY booking_id, number ORDER BY pressed_at DESC, id DESC) AS place
			FROM (
				SELECT pressed.id, pressed.booking_id, pressed.state, pressed.pressed_at,
					pressed.actor_name, person.value AS number,
					lag(pressed.state) OVER presses AS before,
					lead(pressed.state) OVER presses AS after,
					lead(pressed.received_at) OVER presses AS after_received_at
				FROM boarding_ticks AS pressed
				JOIN bookings AS own ON own.id = pressed.booking_id
				JOIN json_each(pressed.people) AS person ON person.value < own.seats
				WHERE pressed.booking_id IN ${bookingIds}
				WINDOW presses AS (
					PARTITION BY pressed.booking_id, person.value ORDER BY pressed.pressed_at, pressed.id)
			) WHERE before IS NOT state
		) WHERE place = 1`;
}
