import { asc, eq, sql } from "drizzle-orm";
import { type LackingExtra, lackingExtras } from "#app/catalogue/extras/extra-stock.ts";
import {
	datesBetween,
	type IslandClock,
	instantOf,
	localDateAt,
	localTimeAt,
} from "#app/catalogue/local-date.ts";
import { type Answers, runBatch } from "#app/database/batch.server.ts";
import type { Database } from "#app/database/client.server.ts";
import { excursions, resources } from "#app/database/schema.server.ts";
import { capacityAndFree, languagesOfRow } from "#app/departures/departure.ts";
import {
	departurePricesStatement,
	toDeparturePrices,
} from "#app/departures/prices/departure-prices.server.ts";
import { extraStock, extrasTaken } from "#app/departures/seats/extras-are-left.server.ts";
import { takesSeats } from "#app/departures/seats/seats-taken.server.ts";
import { assignedStatement } from "#app/departures/team/assignments.server.ts";
import {
	affectedStatement,
	toAffected,
} from "#app/operations/departures/affected-bookings.server.ts";
import {
	type DepartureSeats,
	departureSeats,
	toDepartureRow,
} from "#app/operations/departures/departure-seats.server.ts";
import { minimumOf } from "#app/operations/departures/minimum.ts";
import { byName } from "#app/ui/format/by-name.ts";

/**
 * Every departure of all excursions in a range of dates, who can be given to them, and the bookings of the chosen ones with
 * what they lack of extras where they could move; one round trip.
 */
export async function readCapacityCalendar(
	db: Database,
	range: { from: string; until: string },
	/** Ids of departures. */
	{ chosenIds, targetId }: { chosenIds: readonly number[]; targetId: number | null },
	clock: IslandClock,
) {
	const move = { from: JSON.stringify(chosenIds), targetId };
	const read = await runBatch(db, calendarStatements(db, range, move, clock));
	return {
		calendar: toCalendar(read, range, clock),
		choices: read.choices.sort(byName),
		affected: read.affected.map((row) => toAffected(row, clock)),
		lacking: toLacking(read.extras),
		prices: toDeparturePrices(read.prices, localDateAt(clock.now, clock.timeZone)),
	};
}

interface Move {
	/** JSON list of the departures whose guests move. */
	from: string;
	/** Null while none is chosen: nothing lacks. */
	targetId: number | null;
}

function calendarStatements(
	db: Database,
	range: { from: string; until: string },
	move: Move,
	{ now }: IslandClock,
) {
	return {
		trips: db
			.select({
				id: excursions.id,
				title: excursions.title,
				startTime: excursions.startTime,
				capacity: excursions.capacity,
				isActive: excursions.isActive,
				needsGuide: excursions.needsGuide,
				needsVehicle: excursions.needsVehicle,
				pickups: sql<string>`(SELECT json_group_array(pickup_time) FROM pickup_assignments
					WHERE excursion_id = excursions.id)`.mapWith((json: string): string[] =>
					JSON.parse(json),
				),
			})
			.from(excursions)
			.orderBy(asc(excursions.startTime), asc(excursions.title)),
		departures: db.all<DepartureSeats>(
			sql`${departureSeats({ kind: "all" }, range, { now, which: "all" })} ORDER BY date, startTime`,
		),
		assigned: assignedStatement(db, sql`departures.date BETWEEN ${range.from} AND ${range.until}`),
		choices: db
			.select({
				id: resources.id,
				kind: resources.kind,
				name: resources.name,
				languages: resources.languages,
				seats: resources.seats,
			})
			.from(resources)
			.where(eq(resources.isActive, true)),
		affected: affectedStatement(db, move.from, now),
		extras: movingExtrasStatement(db, move, now),
		prices: departurePricesStatement(
			db,
			sql`departures.id IN (SELECT value FROM json_each(${move.from}))`,
		),
	};
}

type CalendarRows = Answers<ReturnType<typeof calendarStatements>>;

export type CapacityCalendar = ReturnType<typeof toCalendar>;

function toCalendar(
	read: CalendarRows,
	range: { from: string; until: string },
	clock: IslandClock,
) {
	// an operator who has entered no guides or no vehicles is not asked for them
	const has = (kind: string) => read.choices.some((choice) => choice.kind === kind);
	const assignedTo = Map.groupBy(read.assigned, ({ departureId }) => departureId);
	const ofTrip = Map.groupBy(read.departures, ({ excursionId }) => excursionId);
	return {
		/** Local date and time of the reading. */
		today: localDateAt(clock.now, clock.timeZone),
		time: localTimeAt(clock.now, clock.timeZone),
		/** All local dates of the range. */
		days: datesBetween(range.from, range.until),
		/** The excursions, each with its usual start, pickup times in any order, and capacity. */
		rows: read.trips.flatMap(({ id, isActive, needsGuide, needsVehicle, ...trip }) => {
			const cells = (ofTrip.get(id) ?? [])
				// an excursion that is off sale may still have guests
				.filter(({ sold, held }) => isActive || sold + held > 0)
				.map((departure) => toCell(departure, assignedTo.get(departure.id) ?? [], clock));
			/** Whether it goes with a guide and a vehicle of ours. */
			const needs = {
				guide: needsGuide && has("guide"),
				vehicle: needsVehicle && has("vehicle"),
			};
			return isActive || cells.length > 0 ? [{ ...trip, excursionId: id, needs, cells }] : [];
		}),
	};
}

export type CapacityCell = ReturnType<typeof toCell>;

/** One departure in the calendar. */
function toCell(
	departure: DepartureSeats,
	assigned: CalendarRows["assigned"],
	{ now, timeZone }: IslandClock,
) {
	const row = toDepartureRow(departure);
	const { id, version, excursionId, date, startTime, state, sold, held, extra } = departure;
	const members = (role: string) =>
		assigned
			.filter(({ kind }) => kind === role)
			.map(({ resourceId, name }) => ({ id: resourceId, name }))
			.sort(byName);
	return {
		id,
		version,
		excursionId,
		date,
		startTime,
		state,
		/** Confirmed seats, and those of live holds. */
		sold,
		held,
		/** Seats sold beyond those of the departure or of its vehicles. */
		extra,
		/** Seats on sale, no more than its vehicles have, and those of them that may still be sold. */
		...capacityAndFree(row),
		sells: row.sells,
		/** One party has the whole of it. */
		isWhole: row.isWhole,
		/** What the whole trip costs; null where only seats are sold. */
		wholeCents: departure.wholeCents,
		/** It has left, so nothing of it can be changed. */
		isPast: instantOf(date, startTime, timeZone) <= now,
		team: { guide: members("guide"), vehicle: members("vehicle"), driver: members("driver") },
		/** Languages that it promises. */
		promised: languagesOfRow(row),
		/** Null for a departure that always runs. */
		minimum: minimumOf(row, { now, timeZone }),
	};
}

interface MovingExtra {
	id: number;
	title: string;
	stock: number | null;
	stockId: number | null;
	/** Of all who move. */
	quantity: number;
	left: number;
}

/** The extras of all who move, with what the other departure has left of them; `toLacking` reads its rows. */
function movingExtrasStatement(db: Database, { from, targetId }: Move, now: number) {
	const moving = sql`SELECT bookings.id FROM bookings
		WHERE bookings.departure_id IN (SELECT value FROM json_each(${from})) AND ${takesSeats(now)}`;
	return db.all<MovingExtra>(sql`
		SELECT extra.id, extra.title, ${extraStock} AS stock, extra.stock_id AS stockId,
			sum(line.quantity) AS quantity, ${extraStock} - ${extrasTaken(now, moving)} AS left
		FROM departures AS leaving
		JOIN price_lines AS line ON line.booking_id IN (${moving})
		JOIN extras AS extra ON extra.id = line.extra_id
		WHERE leaving.id = ${targetId}
		GROUP BY extra.id ORDER BY extra.position, extra.id`);
}

function toLacking(rows: readonly MovingExtra[]): LackingExtra[] {
	return lackingExtras(
		rows.map(({ quantity, left: _left, ...extra }) => ({ extra, quantity })),
		Object.fromEntries(rows.map(({ id, left }) => [id, left])),
	);
}

export type ResourceChoice = Awaited<ReturnType<typeof readCapacityCalendar>>["choices"][number];
