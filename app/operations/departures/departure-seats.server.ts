import { type SQL, sql } from "drizzle-orm";
import { noVehicle, type VehicleSeats } from "#app/departures/departure.ts";
import { isLiveHold, isSold, takesSeats } from "#app/departures/seats/seats-taken.server.ts";
import type { Assigned } from "#app/departures/team/assignment.ts";
import { oversoldBy } from "#app/departures/team/vehicle-seats.server.ts";
import { type BookingScope, inScope } from "#app/sales/staff/booking-scope.server.ts";

/** The seats of a departure that somebody has booked. */
export interface BookedSeats {
	excursionId: string;
	/** Local date. */
	date: string;
	/** Seats of confirmed bookings. */
	sold: number;
	/** Seats of live holds. */
	held: number;
	/** Seats of that date, without regard to its vehicle. */
	offered: number;
	/** Seats sold beyond those of the departure or of its vehicle. */
	extra: number;
}

/**
 * SELECT of `BookedSeats`, with the local date's override: every screen that says "sold" or
 * "oversold" reads them here. Only the bookings in the scope are counted.
 * @param dates a condition on `bookings.date`, by which the bookings are found.
 */
export function bookedSeats(scope: BookingScope, dates: SQL, now: number): SQL {
	// a hotel's few bookings are found by their hotel
	const way = scope.kind === "all" ? sql`INDEXED BY bookings_coming` : sql``;
	return sql`
		SELECT sale.excursion_id AS excursionId, sale.date, sale.sold, sale.held,
			coalesce(changed.is_closed, 0) AS isClosed,
			coalesce(changed.capacity, trip.capacity) AS offered,
			${oversoldBy(
				{ excursionId: sql`sale.excursion_id`, date: sql`sale.date` },
				{ sold: sql`sale.sold`, offered: sql`coalesce(changed.capacity, trip.capacity)` },
			)} AS extra
		FROM (
			SELECT excursion_id, date, sum(CASE WHEN ${isSold()} THEN seats ELSE 0 END) AS sold,
				sum(CASE WHEN ${isLiveHold(now)} THEN seats ELSE 0 END) AS held
			FROM bookings ${way} WHERE ${dates} AND ${inScope(scope)} AND ${takesSeats(now)}
			GROUP BY date, excursion_id
		) AS sale
		JOIN excursions AS trip ON trip.id = sale.excursion_id
		LEFT JOIN departure_overrides AS changed
			ON changed.excursion_id = sale.excursion_id AND changed.date = sale.date`;
}

/** The seats of the vehicle in a departure's team. */
export function vehicleOf(team: readonly Assigned[]): VehicleSeats {
	const ride = team.find(({ kind }) => kind === "vehicle");
	return ride?.seats == null ? noVehicle : { seats: ride.seats, taken: ride.taken ?? 0 };
}
