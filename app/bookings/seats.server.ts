import { type SQL, sql } from "drizzle-orm";
import { weekdayOf } from "#app/excursions/local-date.ts";
import { takesSeats } from "./seats-taken.server.ts";

interface Claim {
	excursionId: string | SQL;
	/** Local date. */
	date: string | SQL;
	seats: number | SQL;
	now: number;
	/** A booking that moves does not stand in its own way. */
	exceptBookingId?: number;
}

/** SQL that is true when the excursion of that name in the statement leaves on the weekday of a date. */
export function leavesOn(excursionId: SQL, date: string): SQL {
	return sql`EXISTS (SELECT 1 FROM excursion_day_languages
		WHERE excursion_id = ${excursionId} AND day = ${weekdayOf(date)})`;
}

/**
 * SQL that is true while so many seats of a departure are free. It belongs INTO the statement that
 * takes them (INSERT … SELECT … WHERE, UPDATE … WHERE): SQLite writes one at a time, so nobody can
 * come between the check and the taking. Checking first and writing after would oversell.
 */
export function seatsAreFree({ excursionId, date, seats, now, exceptBookingId = 0 }: Claim): SQL {
	return sql`(
		SELECT coalesce(sum(held.seats), 0) FROM bookings AS held
		WHERE held.excursion_id = ${excursionId} AND held.date = ${date}
		AND ${takesSeats(now, "held")}
		AND held.id <> ${exceptBookingId}
	) + ${seats} <= ${capacityOn(excursionId, date)}`;
}

/** SQL of the seats that a departure has; NULL where it is closed. */
export function capacityOn(excursionId: string | SQL, date: string | SQL): SQL {
	return sql`(
		SELECT coalesce(changed.capacity, usual.capacity) FROM excursions AS usual
		LEFT JOIN departure_overrides AS changed ON changed.excursion_id = usual.id AND changed.date = ${date}
		WHERE usual.id = ${excursionId} AND coalesce(changed.is_closed, 0) = 0
	)`;
}
