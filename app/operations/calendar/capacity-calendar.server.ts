import { asc, eq, type SQL, sql } from "drizzle-orm";
import { toDayLanguages } from "#app/catalogue/excursion-columns.server.ts";
import {
	datesBetween,
	instantOf,
	localDateAt,
	localTimeAt,
	weekdayOf,
} from "#app/catalogue/local-date.ts";
import { type Answers, runBatch } from "#app/database/batch.server.ts";
import type { Database } from "#app/database/client.server.ts";
import {
	departureOverrides,
	excursionDayLanguages,
	excursions,
	resources,
} from "#app/database/schema.server.ts";
import { capacityAndFree } from "#app/departures/departure.ts";
import type { Clock } from "#app/departures/seat-columns.server.ts";
import { takesSeats } from "#app/departures/seats/seats-taken.server.ts";
import { assignedStatement } from "#app/departures/team/assignments.server.ts";
import {
	type BookedSeats,
	bookedSeats,
	vehicleOf,
} from "#app/operations/departures/departure-seats.server.ts";
import {
	affectedStatement,
	sumByHand,
	sumOfPaid,
} from "#app/operations/departures/move-departure.server.ts";
import { startChangeStatement, toBooking } from "#app/operations/departures/time-change.server.ts";
import { isDisputed } from "#app/sales/dispute.server.ts";
import { byName } from "#app/ui/format/by-name.ts";
import { type CapacityCalendar, type CapacityCell, calendarKey } from "./capacity-calendar.ts";

interface DepartureKey {
	excursionId: string;
	date: string;
}

/**
 * Every departure of all excursions in a range of dates, who can be given to them, and the bookings
 * of the chosen ones; one round trip.
 */
export async function readCapacityCalendar(
	db: Database,
	range: { from: string; until: string },
	{ chosen, newStart }: { chosen: readonly DepartureKey[]; newStart: string | null },
	clock: Clock,
) {
	const preview = { keys: keysOf(chosen), hasChosen: chosen.length > 0, newStart };
	const read = await runBatch(db, calendarStatements(db, range, preview, clock));
	const { trips, languages, choices, affected, retimed, state } = read;
	/** For the mails of guests whose times change. */
	const factsOf = (excursionId: string) => ({
		dayLanguages: toDayLanguages(languages.filter((each) => each.excursionId === excursionId)),
		whatToBring: trips.find(({ id }) => id === excursionId)?.whatToBring ?? "",
	});
	return {
		calendar: toCalendar(read, range, clock),
		choices: choices.sort(byName),
		affected: affected ?? [],
		retimed: (retimed ?? []).map(toBooking),
		factsOf,
		state: state[0]?.state ?? "",
	};
}

function calendarStatements(
	db: Database,
	{ from, until }: { from: string; until: string },
	{ keys, hasChosen, newStart }: { keys: string; hasChosen: boolean; newStart: string | null },
	{ now, timeZone }: Clock,
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
				whatToBring: excursions.whatToBring,
				pickups: sql<string>`(SELECT json_group_array(pickup_time) FROM pickup_assignments
					WHERE excursion_id = excursions.id)`.mapWith((json: string): string[] =>
					JSON.parse(json),
				),
			})
			.from(excursions)
			.orderBy(asc(excursions.startTime), asc(excursions.title)),
		languages: db
			.select({
				excursionId: excursionDayLanguages.excursionId,
				day: excursionDayLanguages.day,
				language: excursionDayLanguages.language,
			})
			.from(excursionDayLanguages)
			.orderBy(excursionDayLanguages.day, excursionDayLanguages.position),
		overrides: db.select().from(departureOverrides).where(sql`date BETWEEN ${from} AND ${until}`),
		taken: db.all<BookedSeats>(
			bookedSeats({ kind: "all" }, sql`bookings.date BETWEEN ${from} AND ${until}`, now),
		),
		assigned: assignedStatement(db, { from, until, now }),
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
		affected: hasChosen ? affectedStatement(db, amongThese(keys), now) : undefined,
		retimed:
			hasChosen && newStart !== null
				? startChangeStatement(db, amongThese(keys), newStart, { now, timeZone })
				: undefined,
		state: db.all<{ state: string }>(sql`SELECT ${stateOf(keys, now)} AS state`),
	};
}

type CalendarRows = Answers<ReturnType<typeof calendarStatements>>;

function toCalendar(
	read: CalendarRows,
	range: { from: string; until: string },
	{ now, timeZone }: Clock,
): CapacityCalendar {
	const days = datesBetween(range.from, range.until);
	// an operator who has entered no guides or no vehicles is not asked for them
	const has = (kind: string) => read.choices.some((choice) => choice.kind === kind);
	const cellOf = cellsOf(read, { now, timeZone });
	return {
		today: localDateAt(now, timeZone),
		time: localTimeAt(now, timeZone),
		days,
		rows: read.trips.flatMap((trip) => {
			const cells = days.flatMap((date) => cellOf(trip, date) ?? []);
			const { id, title, startTime, capacity, isActive } = trip;
			return isActive || cells.length > 0
				? [
						{
							excursionId: id,
							title,
							startTime,
							pickups: trip.pickups,
							capacity,
							needs: {
								guide: trip.needsGuide && has("guide"),
								vehicle: trip.needsVehicle && has("vehicle"),
							},
							cells,
						},
					]
				: [];
		}),
	};
}

/** @returns what makes the cell of a departure; null on a day without one. */
function cellsOf(
	{ languages, overrides, taken, assigned }: CalendarRows,
	{ now, timeZone }: Clock,
): (trip: CalendarRows["trips"][number], date: string) => CapacityCell | null {
	const keyed = <Row extends DepartureKey>(rows: readonly Row[]) =>
		new Map(rows.map((row) => [calendarKey(row), row]));
	const [overrideOf, takenOf] = [keyed(overrides), keyed(taken)];
	const assignedTo = Map.groupBy(assigned, calendarKey);
	const timetable = Map.groupBy(languages, ({ excursionId, day }) => `${excursionId} ${day}`);
	return (trip, date) => {
		const key = calendarKey({ excursionId: trip.id, date });
		const seats = takenOf.get(key);
		const promised = timetable.get(`${trip.id} ${weekdayOf(date)}`) ?? [];
		const isInTimetable = trip.isActive && promised.length > 0;
		if (!isInTimetable && !seats) return null;
		const override = overrideOf.get(key);
		const startTime = override?.startTime ?? trip.startTime;
		const team = assignedTo.get(key) ?? [];
		const { sold, held, extra } = seats ?? { sold: 0, held: 0, extra: 0 };
		const offered = override?.capacity ?? trip.capacity;
		const member = (wanted: string) => {
			const found = team.find(({ kind }) => kind === wanted);
			return found ? { id: found.resourceId, name: found.name } : null;
		};
		return {
			excursionId: trip.id,
			date,
			sold,
			held,
			extra,
			...capacityAndFree(offered, sold + held, vehicleOf(team)),
			isClosed: override?.isClosed ?? false,
			startTime,
			isPast: instantOf(date, startTime, timeZone) <= now,
			team: { guide: member("guide"), vehicle: member("vehicle"), driver: member("driver") },
			promised: promised.map(({ language }) => language),
		};
	};
}

export type ResourceChoice = Awaited<ReturnType<typeof readCapacityCalendar>>["choices"][number];

export function keysOf(departures: readonly DepartureKey[]): string {
	return JSON.stringify(departures.map(({ excursionId, date }) => [excursionId, date]));
}

/** SQL that is true for rows with `excursion_id` and `date` of the departures in `keys`. */
function amongThese(keys: string): SQL {
	return sql`(excursion_id, date) IN (SELECT value ->> 0, value ->> 1 FROM json_each(${keys}))`;
}

/**
 * SQL of a text that changes with all that a preview of these departures is made of: their bookings
 * and money, overrides and usual seats. The batch of the change compares it once more.
 */
export function stateOf(keys: string, now: number): SQL {
	return sql`json_array(
		(SELECT json_group_array(json_array(id, status, seats, updated_at, paid, disputed, by_hand)) FROM (
			SELECT id, status, seats, updated_at, ${sumOfPaid(sql`NOT ${isDisputed()}`)} AS paid,
				${sumOfPaid(isDisputed())} AS disputed, ${sumByHand()} AS by_hand
			FROM bookings WHERE ${amongThese(keys)} AND ${takesSeats(now)} ORDER BY id)),
		(SELECT json_group_array(json_array(excursion_id, date, is_closed, capacity, start_time)) FROM (
			SELECT excursion_id, date, is_closed, capacity, start_time FROM departure_overrides
			WHERE ${amongThese(keys)} ORDER BY excursion_id, date)),
		(SELECT json_group_array(json_array(id, capacity, start_time)) FROM (
			SELECT id, capacity, start_time FROM excursions
			WHERE id IN (SELECT value ->> 0 FROM json_each(${keys})) ORDER BY id)))`;
}
