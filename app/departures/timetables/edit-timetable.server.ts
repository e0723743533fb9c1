/** Reads and saves one timetable of an excursion for its form. */
import { eq, type SQL, sql } from "drizzle-orm";
import { type IslandClock, localDateAt } from "#app/catalogue/local-date.ts";
import { abortUnless, runBatch } from "#app/database/batch.server.ts";
import { type Author, recordCatalogueEntry } from "#app/database/catalogue-events.server.ts";
import { changeRecord, takeVersion } from "#app/database/change-record.server.ts";
import type { Database } from "#app/database/client.server.ts";
import { isUniqueViolation } from "#app/database/constraint-violation.ts";
import { excursions } from "#app/database/schema.server.ts";
import { takesSeats } from "#app/departures/seats/seats-taken.server.ts";
import type { BookedDeparture, StoredTimetable, Timetable, TimetableFields } from "./timetable.ts";
import { decideTimetable, type TimetableDecision } from "./timetable-decision.ts";
import { removeTimetable, saveTimetable } from "./timetables.server.ts";

interface Row extends Omit<StoredTimetable, "days"> {
	id: number;
	days: string;
}

/** All timetables of an excursion in their order, for a caller's batch; `toTimetable` reads a row. */
export function timetablesStatement(db: Database, excursionId: string) {
	return db.all<Row>(sql`
		SELECT id, version, position, start_time AS startTime, capacity, first_day AS firstDay, last_day AS lastDay,
			minimum_guests AS minimumGuests, decide_hours AS decideHours, sells, whole_price_cents AS wholePriceCents,
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

export function toTimetable({ days, id: _, ...row }: Row): StoredTimetable {
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
	const { trip, tables, bookedDepartures } = await runBatch(db, {
		trip: usualTripStatement(db, excursionId),
		tables: timetablesStatement(db, excursionId),
		bookedDepartures: db.all<BookedDeparture>(sql`
			SELECT leaving.id, leaving.date, leaving.start_time AS startTime, sum(booked.seats) AS guests
			FROM ${bookedOf({ excursionId, position }, { now, today })}
			GROUP BY leaving.id ORDER BY leaving.date, leaving.start_time`),
	});
	const [excursion] = trip;
	if (!excursion) return null;
	const row = tables.find((each) => each.position === position);
	return {
		title: excursion.title,
		usualStart: excursion.startTime,
		usualSeats: excursion.capacity,
		pickups: excursion.pickups,
		timetable: row ? toTimetable(row) : null,
		row: row ?? null,
		nextPosition: Math.max(-1, ...tables.map((each) => each.position)) + 1,
		bookedDepartures,
	};
}

/** Saves one timetable. Two round trips. @param save.fields null removes the timetable. */
export async function editTimetable(
	db: Database,
	key: { excursionId: string; position: number },
	save: {
		fields: TimetableFields | null;
		seenDepartures: string;
		openedVersion: number | null;
		author: Author;
	},
	clock: IslandClock,
): Promise<TimetableDecision | { outcome: "same start" | "changed meanwhile" }> {
	const { fields, seenDepartures, openedVersion, author } = save;
	const { now } = clock;
	const at = { now, today: localDateAt(now, clock.timeZone) };
	try {
		return await changeRecord(db, {
			read: () => readTimetable(db, key, clock),
			decide: (state) =>
				decideTimetable({ position: key.position, fields, seenDepartures, openedVersion }, state),
			write: (decision, state) =>
				decision.outcome === "saved" && state
					? {
							version: state.row
								? takeVersion(db, "timetables", state.row)
								: abortUnless(db, isFree(key)),
							nobodyElse: abortUnless(db, booksOnly(state.bookedDepartures, key, at)),
							event: recordCatalogueEntry(db, {
								kind: "excursion",
								id: key.excursionId,
								line: decision.line,
								author,
								now,
							}),
							timetable: fields
								? saveTimetable(db, { ...key, keepsBooked: true, ...fields }, at)
								: removeTimetable(db, key, at),
						}
					: undefined,
		});
	} catch (error) {
		if (isUniqueViolation(error, "departures.excursion_id")) return { outcome: "same start" };
		throw error;
	}
}

/** SQL that is true while a position has no timetable: another new one may be saved at the same time. */
function isFree({ excursionId, position }: { excursionId: string; position: number }): SQL {
	return sql`NOT EXISTS (SELECT 1 FROM timetables
		WHERE excursion_id = ${excursionId} AND position = ${position})`;
}

/** SQL of the coming departures of a timetable that somebody has booked. */
function bookedOf(
	{ excursionId, position }: { excursionId: string; position: number },
	{ now, today }: { now: number; today: string },
): SQL {
	return sql`timetables AS timetable
		JOIN departures AS leaving ON leaving.timetable_id = timetable.id AND leaving.date >= ${today}
		JOIN bookings AS booked ON booked.departure_id = leaving.id AND ${takesSeats(now, "booked")}
		WHERE timetable.excursion_id = ${excursionId} AND timetable.position = ${position}`;
}

/** SQL that is true while no other departures are booked: staff have not seen who books meanwhile. */
function booksOnly(
	bookedDepartures: readonly BookedDeparture[],
	...of: Parameters<typeof bookedOf>
): SQL {
	const ids = JSON.stringify(bookedDepartures.map(({ id }) => id));
	return sql`NOT EXISTS (SELECT 1 FROM ${bookedOf(...of)}
		AND leaving.id NOT IN (SELECT value FROM json_each(${ids})))`;
}
