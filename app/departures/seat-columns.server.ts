import { type Placeholder, type SQL, sql } from "drizzle-orm";
import { addDays, type IslandClock, localDateAt } from "#app/catalogue/local-date.ts";
import type { PricedDeparture } from "#app/catalogue/prices/price-rule.ts";
import { extraStock, extrasTaken } from "#app/departures/seats/extras-are-left.server.ts";
import { isLiveHold, isSold, takesSeats } from "#app/departures/seats/seats-taken.server.ts";
import { vehicleSeats } from "#app/departures/team/vehicle-seats.server.ts";
import type { DepartureRow } from "./departure.ts";

/** Departures of an excursion in the requested days. */
export interface TripSeats {
	rows: (DepartureRow & PricedDeparture)[];
	/** Seats confirmed or held. */
	soldSeats: number;
	/** When the next hold expires; infinity without one. */
	nextHoldExpiry: number;
}

/** The parameters of a query, as values or as placeholders. */
export interface DayRange {
	/** The first local date: today, or a later one. */
	today: string | Placeholder | SQL;
	/** The last local date. */
	until: string | Placeholder | SQL;
	/** Milliseconds. */
	now: number | Placeholder;
}

export function valuesAt({ now, timeZone }: IslandClock, days: number) {
	const today = localDateAt(now, timeZone);
	return { today, until: addDays(today, days - 1), now };
}

type Row = [
	id: number,
	date: string,
	startTime: string,
	state: DepartureRow["state"],
	capacity: number,
	languages: string,
	minimumGuests: number,
	decideHours: number,
	runsAnyway: number,
	sold: number,
	held: number,
	vehicleSeats: number | null,
	holdExpiry: number | null,
	ownPrices: [adult: number | null, child: number | null, bebe: number | null] | null,
	isWhole: number | null,
	sells: DepartureRow["sells"],
	wholeCents: number | null,
];

type LeftRow = [departureId: number, extraId: number, left: number];

/**
 * Columns with the departures of the excursion of the same row, the seats that are booked on them, and what is left of
 * stocked extras where some are taken.
 */
export function seatColumns({ today, until, now }: DayRange) {
	// live holds expire without a write, so the page must know when
	const rows = sql`(
		SELECT json_group_array(json_array(id, date, start_time, state, capacity, languages, minimum_guests,
			decide_hours, runs_anyway, sold, held, vehicle_seats, hold_expiry, json(own_prices),
			is_whole, sells, whole_price_cents)) FROM (
			SELECT leaving.id, leaving.date, leaving.start_time, leaving.state, leaving.capacity, leaving.languages,
				leaving.minimum_guests, leaving.decide_hours, leaving.runs_anyway,
				coalesce(sum(iif(${isSold("booked")}, booked.seats, 0)), 0) AS sold,
				coalesce(sum(iif(${isLiveHold(now, "booked")}, booked.seats, 0)), 0) AS held,
				${vehicleSeats(sql`leaving.id`)} AS vehicle_seats,
				min(iif(${isLiveHold(now, "booked")}, booked.hold_expires_at, NULL)) AS hold_expiry,
				iif(coalesce(leaving.price_adult_cents, leaving.price_child_cents, leaving.price_bebe_cents) IS NULL, NULL,
					json_array(leaving.price_adult_cents, leaving.price_child_cents, leaving.price_bebe_cents)) AS own_prices,
				max(booked.is_whole) AS is_whole, leaving.sells, leaving.whole_price_cents
			FROM departures AS leaving
			LEFT JOIN bookings AS booked ON booked.departure_id = leaving.id AND ${takesSeats(now, "booked")}
			WHERE leaving.excursion_id = excursions.id AND leaving.date BETWEEN ${today} AND ${until}
			GROUP BY leaving.id ORDER BY leaving.date, leaving.start_time))`;
	const left = sql`(
		SELECT json_group_array(json_array(departure_id, extra_id, stock - taken)) FROM (
			SELECT leaving.id AS departure_id, extra.id AS extra_id, ${extraStock} AS stock,
				${extrasTaken(now)} AS taken
			FROM extras AS extra
			JOIN departures AS leaving ON leaving.excursion_id = extra.excursion_id
				AND leaving.date BETWEEN ${today} AND ${until}
			WHERE extra.excursion_id = excursions.id AND extra.is_active = 1
				AND (extra.stock IS NOT NULL OR extra.stock_id IS NOT NULL))
		WHERE taken > 0)`;
	return {
		departures: rows.mapWith((json: string): Row[] => JSON.parse(json)).as("departures"),
		extrasLeft: left.mapWith((json: string): LeftRow[] => JSON.parse(json)).as("extrasLeft"),
	};
}

type Columns = ReturnType<typeof seatColumns>;

export function toSeats({
	departures,
	extrasLeft,
}: { [Name in keyof Columns]: Columns[Name]["_"]["type"] }): TripSeats {
	const rows = departures.map(toDepartureRow);
	for (const row of rows) {
		const left = extrasLeft.filter(([departureId]) => departureId === row.id);
		if (left.length > 0) row.extrasLeft = Object.fromEntries(left.map(([, ...pair]) => pair));
	}
	return {
		rows,
		soldSeats: rows.reduce((sum, { sold, held }) => sum + sold + held, 0),
		nextHoldExpiry: Math.min(...departures.map((row) => row[12] ?? Number.POSITIVE_INFINITY)),
	};
}

function toDepartureRow([
	id,
	date,
	startTime,
	state,
	capacity,
	languages,
	minimumGuests,
	decideHours,
	runsAnyway,
	sold,
	held,
	seatsOfVehicles,
	_holdExpiry,
	ownPrices,
	isWhole,
	sells,
	wholeCents,
]: Row): DepartureRow & PricedDeparture {
	return {
		id,
		date,
		startTime,
		state,
		capacity,
		languages,
		minimumGuests,
		decideHours,
		runsAnyway: runsAnyway === 1,
		sold,
		held,
		vehicleSeats: seatsOfVehicles,
		isWhole: isWhole === 1,
		sells,
		wholeCents,
		ownPrices: ownPrices && {
			adultCents: ownPrices[0],
			childCents: ownPrices[1],
			bebeCents: ownPrices[2],
		},
	};
}
