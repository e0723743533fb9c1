import { type SQL, sql } from "drizzle-orm";
import { vehicleSeats } from "#app/departures/team/vehicle-seats.server.ts";
import { takesSeats } from "./seats-taken.server.ts";

export interface SeatClaim {
	departureId: number | SQL;
	seats: number | SQL;
	/** It takes the whole departure, which must be empty. */
	isWhole: boolean | SQL;
	now: number;
	/** The seats of a booking that moves are not counted against itself. */
	exceptBookingId?: number | SQL;
}

/**
 * SQL that is true while so many seats of a departure and of its vehicles are free: whoever takes it whole needs it empty,
 * and beside them nobody fits. It must stand INSIDE the statement
 * that takes them (INSERT … SELECT … WHERE, UPDATE … WHERE): SQLite writes one statement at a time,
 * so nothing can change between check and write. A separate check before the write would oversell.
 */
export function seatsAreFree(claim: SeatClaim): SQL {
	const { departureId, seats, isWhole, now, exceptBookingId = 0 } = claim;
	return sql`(
		SELECT coalesce(sum(held.seats), 0) + ${seats} <= ${capacityOf(departureId)}
			AND (count(held.id) = 0 OR NOT (${isWhole} OR max(held.is_whole)))
		FROM bookings AS held
		WHERE held.departure_id = ${departureId} AND ${takesSeats(now, "held")}
		AND held.id <> ${exceptBookingId}
	)`;
}

/** SQL of how many seats of a departure anybody may still book: none beside who has it whole, or where it is sold only whole. */
export function freeSeats(departureId: SQL, now: number): SQL {
	return sql`(
		SELECT CASE WHEN coalesce(max(held.is_whole), 0) THEN 0
			ELSE max(0, coalesce(${capacityOf(departureId)}, 0) - coalesce(sum(held.seats), 0)) END
		FROM bookings AS held WHERE held.departure_id = ${departureId} AND ${takesSeats(now, "held")}
	)`;
}

/** SQL of the seats of a departure, no more than its vehicles have; NULL when it is closed or cancelled. */
export function capacityOf(departureId: number | SQL): SQL {
	return sql`(
		SELECT min(sold.capacity, coalesce(${vehicleSeats(sql`sold.id`)}, sold.capacity))
		FROM departures AS sold WHERE sold.id = ${departureId} AND sold.state = 'open'
	)`;
}

/** SQL of the id of the departure of an excursion at a local date and start; NULL when there is none. */
export function departureAt(
	excursionId: string | SQL,
	date: string | SQL,
	startTime: string | SQL,
): SQL {
	return sql`(SELECT id FROM departures WHERE excursion_id = ${excursionId} AND date = ${date}
		AND start_time = ${startTime})`;
}
