/** Reads and saves one timetable of an excursion for its form. */
import { eq, sql } from "drizzle-orm";
import { type IslandClock, localDateAt } from "#app/catalogue/local-date.ts";
import { runBatch } from "#app/database/batch.server.ts";
import { type Author, recordCatalogueEntryIf } from "#app/database/catalogue-events.server.ts";
import type { CatalogueLine } from "#app/database/catalogue-lines.ts";
import type { Database } from "#app/database/client.server.ts";
import { excursions } from "#app/database/schema.server.ts";
import { isUniqueViolation } from "#app/database/unique-violation.ts";
import { takesSeats } from "./seats/seats-taken.server.ts";
import {
	type BookedDeparture,
	changedForGuests,
	type Timetable,
	type TimetableFields,
} from "./timetable.ts";
import { removeTimetable, saveTimetable } from "./timetables.server.ts";

interface Row extends Omit<Timetable, "days"> {
	days: string;
}

/** All timetables of an excursion in their order, for a caller's batch; `toTimetable` reads a row. */
export function timetablesStatement(db: Database, excursionId: string) {
	return db.all<Row>(sql`
		SELECT position, start_time AS startTime, capacity, first_day AS firstDay, last_day AS lastDay,
			minimum_guests AS minimumGuests, decide_hours AS decideHours,
			(SELECT json_group_array(json_array(day, language)) FROM (
				SELECT day, language FROM timetable_days WHERE timetable_id = timetables.id
				ORDER BY day, position)) AS days
		FROM timetables WHERE excursion_id = ${excursionId} ORDER BY position`);
}

/** What the departures of an excursion have in common, for a caller's batch; no row if it is gone. */
export function usualTripStatement(db: Database, excursionId: string) {
	return db
		.select({
			title: excursions.title,
			startTime: excursions.startTime,
			capacity: excursions.capacity,
			pickups: sql<string>`(SELECT json_group_array(pickup_time) FROM pickup_assignments
				WHERE excursion_id = excursions.id)`.mapWith((json: string): string[] => JSON.parse(json)),
		})
		.from(excursions)
		.where(eq(excursions.id, excursionId));
}

export function toTimetable({ days, ...row }: Row): Timetable {
	const rows: [day: number, language: string][] = JSON.parse(days);
	const byDay: Timetable["days"] = {};
	for (const [day, language] of rows) byDay[day] = [...(byDay[day] ?? []), language];
	return { ...row, days: byDay };
}

/** The timetable of a position with its booked departures, and the next free position; one round trip. */
export async function readTimetable(
	db: Database,
	{ excursionId, position }: { excursionId: string; position: number },
	{ now, timeZone }: IslandClock,
) {
	const today = localDateAt(now, timeZone);
	const { trip, tables, booked } = await runBatch(db, {
		trip: usualTripStatement(db, excursionId),
		tables: timetablesStatement(db, excursionId),
		booked: db.all<BookedDeparture>(sql`
			SELECT leaving.id, leaving.date, leaving.start_time AS startTime, sum(booked.seats) AS guests
			FROM timetables AS timetable
			JOIN departures AS leaving ON leaving.timetable_id = timetable.id AND leaving.date >= ${today}
			JOIN bookings AS booked ON booked.departure_id = leaving.id AND ${takesSeats(now, "booked")}
			WHERE timetable.excursion_id = ${excursionId} AND timetable.position = ${position}
			GROUP BY leaving.id ORDER BY leaving.date, leaving.start_time`),
	});
	const [excursion] = trip;
	if (!excursion) return null;
	const timetables = tables.map(toTimetable);
	return {
		title: excursion.title,
		usualStart: excursion.startTime,
		usualSeats: excursion.capacity,
		pickups: excursion.pickups,
		timetable: timetables.find((each) => each.position === position) ?? null,
		nextPosition: Math.max(-1, ...timetables.map((each) => each.position)) + 1,
		booked,
	};
}

export type TimetableOutcome =
	| { outcome: "saved" | "unknown" | "same start" | "changed meanwhile" }
	/** Nothing is saved: departures with guests differ from the new timetable, and staff have not seen them. */
	| { outcome: "guests booked"; closed: BookedDeparture[]; kept: BookedDeparture[]; seen: string };

/** What the form showed of the departures with guests, so that an answer about these does not apply to others. */
function keyOf(departures: readonly BookedDeparture[]): string {
	return departures.map(({ id, guests }) => `${id}:${guests}`).join(" ");
}

/**
 * Saves one timetable. Departures with guests keep their start and seats; those whose day is gone are closed, once staff
 * have seen them. Two round trips.
 * @param save.fields null removes the timetable.
 */
export async function editTimetable(
	db: Database,
	{ excursionId, position }: { excursionId: string; position: number },
	save: { fields: TimetableFields | null; seen: string; author: Author },
	clock: IslandClock,
): Promise<TimetableOutcome> {
	const read = await readTimetable(db, { excursionId, position }, clock);
	const isNew = read?.timetable == null;
	if (!read || (isNew && (save.fields === null || position !== read.nextPosition)))
		return { outcome: "unknown" };
	const before = read.timetable ?? null;
	if (before) {
		const after = save.fields ? { ...before, ...save.fields } : { ...before, days: {} };
		const changed = changedForGuests(before, after, read.booked);
		const seen = keyOf([...changed.closed, ...changed.kept]);
		if (seen !== save.seen && seen !== "") return { outcome: "guests booked", ...changed, seen };
	}
	const { now } = clock;
	const today = localDateAt(now, clock.timeZone);
	const ids = JSON.stringify(read.booked.map(({ id }) => id));
	// somebody who books meanwhile has not been seen by staff
	const condition = sql`NOT EXISTS (SELECT 1 FROM timetables AS timetable
		JOIN departures AS leaving ON leaving.timetable_id = timetable.id AND leaving.date >= ${today}
		JOIN bookings AS booked ON booked.departure_id = leaving.id AND ${takesSeats(now, "booked")}
		WHERE timetable.excursion_id = ${excursionId} AND timetable.position = ${position}
			AND leaving.id NOT IN (SELECT value FROM json_each(${ids})))`;
	const line: CatalogueLine = {
		code: save.fields ? "timetable saved" : "timetable removed",
		start: save.fields?.startTime ?? before?.startTime ?? read.usualStart,
	};
	try {
		const { event } = await runBatch(db, {
			event: recordCatalogueEntryIf(
				db,
				{ kind: "excursion", id: excursionId, line, author: save.author, now },
				condition,
			),
			statements: save.fields
				? saveTimetable(
						db,
						{ excursionId, position, keepsBooked: true, ...save.fields },
						{ today, now, condition },
					)
				: removeTimetable(db, { excursionId, position }, { today, now, condition }),
		});
		return { outcome: event.rowsAffected > 0 ? "saved" : "changed meanwhile" };
	} catch (error) {
		if (isUniqueViolation(error, "departures.excursion_id")) return { outcome: "same start" };
		throw error;
	}
}
