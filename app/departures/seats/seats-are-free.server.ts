import { type SQL, sql } from "drizzle-orm";
import { weekdayOf } from "#app/catalogue/local-date.ts";
import { vehicleHasRoom } from "#app/departures/team/vehicle-seats.server.ts";
import { takesSeats } from "./seats-taken.server.ts";

interface Claim {
	excursionId: string | SQL;
	/** Local date. */
	date: string | SQL;
	seats: number | SQL;
	now: number;
	/** The seats of a booking that moves are not counted against itself. */
	exceptBookingId?: number;
}

/** SQL that is true when the excursion in the statement runs on the weekday of a date. */
export function leavesOn(excursionId: SQL, date: string): SQL {
	return sql`EXISTS (SELECT 1 FROM excursion_day_languages
		WHERE excursion_id = ${excursionId} AND day = ${weekdayOf(date)})`;
}

/**
 * SQL that is true while so many seats of a departure are free, and of its vehicle, which other
 * departures of the same start may share. It must stand INSIDE the statement
 * that takes them (INSERT … SELECT … WHERE, UPDATE … WHERE): SQLite writes one statement at a time,
 * so nothing can change between check and write. A separate check before the write would oversell.
 */
export function seatsAreFree({ excursionId, date, seats, now, exceptBookingId = 0 }: Claim): SQL {
	return sql`((
		SELECT coalesce(sum(held.seats), 0) FROM bookings AS held
		WHERE held.excursion_id = ${excursionId} AND held.date = ${date}
		AND ${takesSeats(now, "held")}
		AND held.id <> ${exceptBookingId}
	) + ${seats} <= ${capacityOn(excursionId, date)}
		AND ${vehicleHasRoom({ excursionId, date, now, exceptBookingId }, seats)})`;
}

/** SQL of a departure's capacity; NULL when it is closed. */
export function capacityOn(excursionId: string | SQL, date: string | SQL): SQL {
	return sql`(
		SELECT coalesce(changed.capacity, usual.capacity) FROM excursions AS usual
		LEFT JOIN departure_overrides AS changed ON changed.excursion_id = usual.id AND changed.date = ${date}
		WHERE usual.id = ${excursionId} AND coalesce(changed.is_closed, 0) = 0
	)`;
}
