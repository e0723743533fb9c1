/** Timetables and the departures that they write. */
import { type SQL, sql } from "drizzle-orm";
import type { DayLanguages } from "#app/catalogue/excursion.ts";
import { addDays, type IslandClock, localDateAt } from "#app/catalogue/local-date.ts";
import type { Database } from "#app/database/client.server.ts";
import { storedLineSql } from "#app/database/stored-line.server.ts";
import { type WayToSell, writtenAheadDays } from "../departure.ts";
import { dayRows } from "./timetable.ts";

/** SQL of the weekday of a local date, 0 = Sunday. */
const weekdayOf = (date: SQL) => sql`CAST(strftime('%w', ${date}) AS INTEGER)`;

/** SQL of the languages of the row `timetable` on a local date, "en de"; NULL on a day without departure. */
const languagesOn = (date: SQL) => sql`(SELECT group_concat(language, ' ') FROM (
	SELECT language FROM timetable_days
	WHERE timetable_id = timetable.id AND day = ${weekdayOf(date)} ORDER BY position))`;

const isInSeason = (date: SQL) =>
	sql`(${date} BETWEEN coalesce(timetable.first_day, '') AND coalesce(timetable.last_day, '9999'))`;

/**
 * The statement that writes the departures that are missing, from a local date on. It never changes one that is there,
 * also where staff gave it another start, closed it or cancelled it.
 * @param when nothing is looked at where it is false.
 * @param which condition on the row `timetable`.
 */
export function writeDepartures(
	db: Database,
	{ from, now, when = sql`true` }: { from: string; now: number; when?: SQL },
	which: SQL = sql`true`,
) {
	return db.run(sql`
		INSERT INTO departures (excursion_id, timetable_id, date, start_time, capacity, languages,
			minimum_guests, decide_hours, sells, whole_price_cents, created_at, updated_at)
		WITH RECURSIVE ahead(date) AS (
			SELECT ${from} WHERE ${when}
			UNION ALL SELECT date(date, '+1 day') FROM ahead WHERE date < ${addDays(from, writtenAheadDays)})
		SELECT timetable.excursion_id, timetable.id, ahead.date, timetable.start_time, timetable.capacity,
			${languagesOn(sql`ahead.date`)}, timetable.minimum_guests, timetable.decide_hours,
			timetable.sells, timetable.whole_price_cents, ${now}, ${now}
		FROM timetables AS timetable CROSS JOIN ahead
		WHERE ${isInSeason(sql`ahead.date`)} AND ${which} AND ${languagesOn(sql`ahead.date`)} IS NOT NULL
		ON CONFLICT DO NOTHING`);
}

/**
 * Writes departures further ahead, about once a week: the cron job calls it each minute, and may be weeks late.
 * @returns how many it has written.
 */
export async function writeComingDepartures(
	db: Database,
	{ now, timeZone }: IslandClock,
): Promise<number> {
	const today = localDateAt(now, timeZone);
	const isDue = sql`NOT EXISTS (SELECT 1 FROM departures
		WHERE date > ${addDays(today, writtenAheadDays - 7)} AND timetable_id IS NOT NULL)`;
	const { rowsAffected } = await writeDepartures(db, { from: today, now, when: isDue });
	return rowsAffected;
}

/** What a save changes of a timetable; what is absent stays. */
export interface TimetableChange {
	excursionId: string;
	/** 0 for the first one. One that is not there yet is made, and then needs a start, seats and days. */
	position: number;
	startTime?: string | undefined;
	capacity?: number | undefined;
	days?: DayLanguages | undefined;
	/** Local dates; null without an end. */
	firstDay?: string | null | undefined;
	lastDay?: string | null | undefined;
	minimumGuests?: number | undefined;
	decideHours?: number | undefined;
	/** It and `wholePriceCents` are changed together. */
	sells?: WayToSell | undefined;
	wholePriceCents?: number | null | undefined;
	/** Departures that somebody has booked keep their start and their seats. */
	keepsBooked?: boolean;
}

export interface Save {
	/** Local date. */
	today: string;
	now: number;
}

/**
 * The statements that save a timetable and bring its coming departures in line. A departure that staff gave another
 * start or other seats keeps them. On days that the timetable loses, a departure that nobody has booked goes, and one
 * with guests is closed.
 */
export function saveTimetable(db: Database, change: TimetableChange, { today, now }: Save) {
	const { excursionId, position, days } = change;
	const isThis = sql`timetable.excursion_id = ${excursionId} AND timetable.position = ${position}`;
	const id = sql`(SELECT timetable.id FROM timetables AS timetable WHERE ${isThis})`;
	return {
		departures: followTimetable(db, change, { today, now }),
		made:
			change.startTime !== undefined && change.capacity !== undefined
				? db.run(sql`
			INSERT INTO timetables (excursion_id, position, start_time, capacity)
			SELECT ${excursionId}, ${position}, ${change.startTime}, ${change.capacity}
			WHERE ${id} IS NULL`)
				: undefined,
		timetable: db.run(sql`
			UPDATE timetables AS timetable SET
				start_time = coalesce(${change.startTime ?? null}, start_time),
				capacity = coalesce(${change.capacity ?? null}, capacity),
				first_day = ${change.firstDay === undefined ? sql`first_day` : change.firstDay},
				last_day = ${change.lastDay === undefined ? sql`last_day` : change.lastDay},
				minimum_guests = coalesce(${change.minimumGuests ?? null}, minimum_guests),
				decide_hours = coalesce(${change.decideHours ?? null}, decide_hours),
				sells = coalesce(${change.sells ?? null}, sells),
				whole_price_cents = ${change.sells === undefined ? sql`whole_price_cents` : (change.wholePriceCents ?? null)}
			WHERE ${isThis}`),
		days: days === undefined ? undefined : replaceDays(db, id, days),
		...bringInLine(db, id, { today, now }),
		written: writeDepartures(db, { from: today, now }, isThis),
	};
}

/** Gives the departures that still have the old values of their timetable the new ones. */
function followTimetable(db: Database, change: TimetableChange, { today, now }: Save) {
	const { startTime, capacity, minimumGuests, decideHours, sells, wholePriceCents } = change;
	/** Columns that change together, because a CHECK couples them. */
	const groups: Record<string, string | number | null | undefined>[] = [
		{ start_time: startTime },
		{ capacity },
		{ minimum_guests: minimumGuests },
		{ decide_hours: decideHours },
		{ sells, whole_price_cents: sells && (wholePriceCents ?? null) },
	];
	return groups.flatMap((group) => {
		const columns = Object.entries(group).flatMap(([column, value]) =>
			value === undefined ? [] : [{ name: sql.identifier(column), value }],
		);
		if (columns.length === 0) return [];
		const values = columns.map(({ name, value }) => sql`${name} = ${value}`);
		const isOld = columns.map(({ name }) => sql`departures.${name} IS timetable.${name}`);
		const isOther = columns.map(({ name, value }) => sql`departures.${name} IS NOT ${value}`);
		return db.run(sql`
			UPDATE departures SET ${sql.join(values, sql`, `)}, version = departures.version + 1, updated_at = ${now}
			FROM timetables AS timetable
			WHERE timetable.excursion_id = ${change.excursionId} AND timetable.position = ${change.position}
				AND departures.timetable_id = timetable.id AND departures.date >= ${today}
				AND (${change.keepsBooked !== true} OR NOT EXISTS (
					SELECT 1 FROM bookings WHERE departure_id = departures.id))
				AND ${sql.join(isOld, sql` AND `)} AND (${sql.join(isOther, sql` OR `)})`);
	});
}

function replaceDays(db: Database, timetableId: SQL, days: DayLanguages) {
	return {
		old: db.run(sql`DELETE FROM timetable_days WHERE timetable_id = ${timetableId}`),
		now: db.run(sql`
			INSERT INTO timetable_days (timetable_id, day, language, position)
			SELECT ${timetableId}, value ->> 'day', value ->> 'language', value ->> 'position'
			FROM json_each(${JSON.stringify(dayRows(days))})`),
	};
}

/** Days that a timetable lost or has again, and languages that it changed. */
function bringInLine(db: Database, id: SQL, { today, now }: Save) {
	const coming = sql`timetable_id = ${id} AND date >= ${today}`;
	const languages = sql`(SELECT ${languagesOn(sql`departures.date`)} FROM timetables AS timetable
		WHERE timetable.id = departures.timetable_id AND ${isInSeason(sql`departures.date`)})`;
	const off = storedLineSql({ code: "off the timetable" });
	return {
		gone: db.run(
			sql`DELETE FROM departures WHERE ${coming} AND ${languages} IS NULL AND ${isUntouched}`,
		),
		closed: db.run(sql`
			UPDATE departures SET state = 'closed', note = '', line = ${off}, version = version + 1, updated_at = ${now}
			WHERE ${coming} AND state = 'open' AND ${languages} IS NULL`),
		opened: db.run(sql`
			UPDATE departures SET state = 'open', line = NULL, version = version + 1, updated_at = ${now}
			WHERE ${coming} AND state = 'closed' AND line = ${off} AND ${languages} IS NOT NULL`),
		languages: db.run(sql`
			UPDATE departures SET languages = ${languages}, version = version + 1, updated_at = ${now}
			WHERE ${coming} AND languages <> coalesce(${languages}, languages)`),
	};
}

/** SQL that is true for a row of `departures` to which nothing points. */
const isUntouched = sql`NOT EXISTS (SELECT 1 FROM bookings WHERE departure_id = departures.id)
	AND NOT EXISTS (SELECT 1 FROM handovers WHERE departure_id = departures.id)
	AND NOT EXISTS (SELECT 1 FROM departure_events WHERE departure_id = departures.id)
	AND NOT EXISTS (SELECT 1 FROM departure_messages WHERE departure_id = departures.id)`;

/** The statements that remove a timetable; departures with guests stay, closed. */
export function removeTimetable(
	db: Database,
	{ excursionId, position }: Pick<TimetableChange, "excursionId" | "position">,
	save: Save,
) {
	const id = sql`(SELECT id FROM timetables WHERE excursion_id = ${excursionId} AND position = ${position})`;
	return {
		days: replaceDays(db, id, {}),
		...bringInLine(db, id, save),
		timetable: db.run(sql`DELETE FROM timetables WHERE id = ${id}`),
	};
}
