import { type SQL, sql } from "drizzle-orm";
import type { DepartureRow } from "#app/departures/departure.ts";
import { isLiveHold, isSold, takesSeats } from "#app/departures/seats/seats-taken.server.ts";
import { oversoldBy, vehicleSeats } from "#app/departures/team/vehicle-seats.server.ts";
import { type BookingScope, inScope } from "#app/sales/staff/booking-scope.server.ts";

/** A departure with the seats that are booked on it, as `departureSeats` selects it. */
export interface DepartureSeats extends Omit<DepartureRow, "runsAnyway" | "isWhole"> {
	excursionId: string;
	/** 1 or 0. */
	runsAnyway: number;
	isWhole: number;
	/** What the whole trip costs; null where only seats are sold. */
	wholeCents: number | null;
	/** Seats sold beyond those of the departure or of its vehicles. */
	extra: number;
	note: string;
	line: string | null;
	version: number;
}

/** Local dates, without `until` all that come; or one departure. */
type Range = { from: string | SQL; until?: string | SQL } | { departureId: number };

/**
 * SELECT of `DepartureSeats`: every screen that says "sold" or "oversold" reads them here. Only the bookings in the
 * scope are counted, and only departures with some of them are selected unless `which` is "all".
 */
export function departureSeats(
	scope: BookingScope,
	range: Range,
	{ now, which }: { now: number; which: "all" | "booked" },
): SQL {
	const within = (date: SQL, id: SQL) => {
		if ("departureId" in range) return sql`${id} = ${range.departureId}`;
		const { from, until } = range;
		return until === undefined
			? sql`${date} >= ${from}`
			: sql`${date} BETWEEN ${from} AND ${until}`;
	};
	// a hotel's few bookings are found by their hotel, those of one departure by it
	const way = scope.kind === "all" && "from" in range ? sql`INDEXED BY bookings_coming` : sql``;
	const join = which === "all" ? sql`LEFT JOIN` : sql`JOIN`;
	return sql`
		SELECT leaving.id, leaving.excursion_id AS excursionId, leaving.date, leaving.start_time AS startTime,
			leaving.state, leaving.capacity, leaving.languages, leaving.minimum_guests AS minimumGuests,
			leaving.decide_hours AS decideHours, leaving.runs_anyway AS runsAnyway, leaving.note, leaving.line,
			leaving.version, coalesce(sale.sold, 0) AS sold, coalesce(sale.held, 0) AS held,
			coalesce(sale.isWhole, 0) AS isWhole, leaving.sells, leaving.whole_price_cents AS wholeCents, ${vehicleSeats(sql`leaving.id`)} AS vehicleSeats,
			${oversoldBy(sql`leaving.id`, { sold: sql`coalesce(sale.sold, 0)`, capacity: sql`leaving.capacity` })} AS extra
		FROM departures AS leaving
		${join} (
			SELECT departure_id, sum(iif(${isSold()}, seats, 0)) AS sold,
				sum(iif(${isLiveHold(now)}, seats, 0)) AS held, max(is_whole) AS isWhole
			FROM bookings ${way} WHERE ${within(sql`bookings.date`, sql`departure_id`)} AND ${inScope(scope)} AND ${takesSeats(now)}
			GROUP BY date, departure_id
		) AS sale ON sale.departure_id = leaving.id
		WHERE ${within(sql`leaving.date`, sql`leaving.id`)}`;
}

export function toDepartureRow(seats: DepartureSeats): DepartureRow {
	return { ...seats, runsAnyway: seats.runsAnyway === 1, isWhole: seats.isWhole === 1 };
}
