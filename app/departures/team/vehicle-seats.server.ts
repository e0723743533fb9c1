/**
 * SQL about the seats of vehicles: the statement that takes seats and the pages that offer them read the same rule.
 */
import { type Placeholder, type SQL, sql } from "drizzle-orm";
import { isLiveHold, isSold, takesSeats } from "#app/departures/seats/seats-taken.server.ts";

interface Departure {
	excursionId: string | SQL;
	/** Local date. */
	date: string | SQL;
	now: number | Placeholder;
	/** The seats of a booking that moves are not counted against itself. */
	exceptBookingId?: number;
}

/**
 * Seats that are taken in the vehicle of the row `ride` of `departure_assignments`, by all departures
 * that share it. Those overlap, so they have the same start (a trigger refuses others).
 */
export function takenInVehicle(ride: string, now: number | Placeholder, exceptBookingId = 0): SQL {
	return seatsInVehicle(
		ride,
		sql`${takesSeats(now, "aboard")} AND aboard.id <> ${exceptBookingId}`,
	);
}

/** Seats of the bookings for which `which` is true, in the vehicle of the row `ride`. */
function seatsInVehicle(ride: string, which: SQL): SQL {
	const of = sql.raw(ride);
	return sql`(
		SELECT coalesce(sum(aboard.seats), 0) FROM departure_assignments AS shared
		JOIN bookings AS aboard ON aboard.excursion_id = shared.excursion_id AND aboard.date = shared.date
		WHERE shared.resource_id = ${of}.resource_id AND shared.starts_at = ${of}.starts_at AND ${which})`;
}

/**
 * SQL of the seats sold beyond those of a departure, or beyond those of its vehicle by all departures
 * that share it; 0 when everybody has a seat.
 */
export function oversoldBy(
	{ excursionId, date }: Pick<Departure, "excursionId" | "date">,
	{ sold, offered }: { sold: SQL; offered: SQL },
): SQL {
	return sql`max(0, ${sold} - ${offered}, coalesce((
		SELECT ${seatsInVehicle("ride", isSold("aboard"))} - vehicle.seats
		FROM departure_assignments AS ride JOIN resources AS vehicle ON vehicle.id = ride.resource_id
		WHERE ride.excursion_id = ${excursionId} AND ride.date = ${date} AND ride.kind = 'vehicle'), 0))`;
}

/** SQL that is true while a departure's vehicle has room for so many more; without a vehicle it is true. */
export function vehicleHasRoom(
	{ excursionId, date, now, exceptBookingId }: Departure,
	seats: number | SQL,
): SQL {
	return sql`NOT EXISTS (
		SELECT 1 FROM departure_assignments AS ride JOIN resources AS vehicle ON vehicle.id = ride.resource_id
		WHERE ride.excursion_id = ${excursionId} AND ride.date = ${date} AND ride.kind = 'vehicle'
			AND ${takenInVehicle("ride", now, exceptBookingId)} + ${seats} > vehicle.seats)`;
}

/** A vehicle on one date of an excursion. */
interface VehicleOnDate {
	date: string;
	seats: number;
	/** Seats taken by all departures that share it; null when no other does. */
	sharedTaken: number | null;
	/** When the next hold of a departure that shares it expires; null without one. */
	lapse: number | null;
}

/** A column with the vehicles of an excursion from one local date to another. */
export function vehicleColumn({
	excursionId,
	from,
	until,
	now,
}: {
	excursionId: SQL;
	from: string | Placeholder;
	until: string | Placeholder;
	now: number | Placeholder;
}) {
	const isShared = sql`EXISTS (SELECT 1 FROM departure_assignments AS beside
		WHERE beside.resource_id = ride.resource_id AND beside.starts_at = ride.starts_at
			AND beside.excursion_id <> ride.excursion_id)`;
	const lapse = sql`(SELECT min(waiting.hold_expires_at) FROM departure_assignments AS shared
		JOIN bookings AS waiting ON waiting.excursion_id = shared.excursion_id AND waiting.date = shared.date
		WHERE shared.resource_id = ride.resource_id AND shared.starts_at = ride.starts_at
			AND ${isLiveHold(now, "waiting")})`;
	return sql`(
		SELECT json_group_array(json_array(ride.date, vehicle.seats,
			iif(${isShared}, ${takenInVehicle("ride", now)}, NULL), iif(${isShared}, ${lapse}, NULL)))
		FROM departure_assignments AS ride JOIN resources AS vehicle ON vehicle.id = ride.resource_id
		WHERE ride.excursion_id = ${excursionId} AND ride.kind = 'vehicle'
			AND ride.date >= ${from} AND ride.date <= ${until})`.mapWith(
		(json: string): VehicleOnDate[] => {
			const rows: [string, number, number | null, number | null][] = JSON.parse(json);
			return rows.map(([date, seats, sharedTaken, next]) => ({
				date,
				seats,
				sharedTaken,
				lapse: next,
			}));
		},
	);
}
