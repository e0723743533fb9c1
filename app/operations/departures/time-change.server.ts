import { encodeBase64urlNoPadding } from "@oslojs/encoding";
import { type SQL, sql } from "drizzle-orm";
import {
	type IslandClock,
	localDateAt,
	localTimeAt,
	weekdayOf,
} from "#app/catalogue/local-date.ts";
import { sha256Of } from "#app/crypto/digest.server.ts";
import type { Database } from "#app/database/client.server.ts";
import { laterSql } from "#app/departures/departure-times.server.ts";
import type { ExcursionChange } from "#app/departures/editor/save/excursion-change.ts";
import { takesSeats } from "#app/departures/seats/seats-taken.server.ts";
import type { NewTimes, TouchedBooking } from "#app/departures/time-change.ts";
import { languageOfBooking } from "#app/sales/booking/booking-language.ts";
import {
	type MailedBooking,
	type MailedRow,
	mailedColumns,
	toMailed,
} from "./affected-bookings.server.ts";

/** A booking whose times change, with what its mail and the statement that changes it need. */
export type RetimedBooking = MailedBooking & NewTimes;

export interface RetimedGuests {
	touched: (RetimedBooking & { version: number })[];
	stranded: TouchedBooking[];
}

/** True for changes of an excursion that can change guests' times. */
export function changesTimes({ start_time, pickups }: ExcursionChange): boolean {
	return start_time !== undefined || pickups !== undefined;
}

/**
 * The live bookings whose times differ from the excursion's new times, or whose stop is removed.
 * Guests who have been picked up already are left out. It compares with the bookings' own times, so
 * the order of the batch's statements does not matter.
 */
function touchedRows({ id, start_time, pickups }: ExcursionChange, clock: IslandClock): SQL {
	const usual = sql`${start_time ?? sql`(SELECT start_time FROM excursions WHERE id = ${id})`}`;
	// a departure that has no longer the start of the first timetable, or never had, keeps its own
	const start =
		start_time === undefined
			? sql`leaving.start_time`
			: sql`iif(usual.start_time = leaving.start_time, ${start_time}, leaving.start_time)`;
	const stop = pickups
		? sql`(SELECT value ->> 'time' FROM json_each(${JSON.stringify(pickups)})
			WHERE value ->> 'pointId' = sale.pickup_point_id)`
		: sql`(SELECT pickup_time FROM pickup_assignments
			WHERE excursion_id = ${id} AND pickup_point_id = sale.pickup_point_id)`;
	const pickup = laterSql(stop, usual, start);
	return sql`
		SELECT sale.id, ${start} AS new_start, coalesce(${pickup}, sale.pickup_time) AS new_pickup,
			${pickup} IS NULL AS is_stranded, usual.id IS NOT NULL AS is_usual
		FROM bookings AS sale JOIN departures AS leaving ON leaving.id = sale.departure_id
		LEFT JOIN timetables AS usual ON usual.id = leaving.timetable_id AND usual.position = 0
		WHERE sale.excursion_id = ${id} AND ${isStillAhead(clock)}
			AND ${takesSeats(clock.now, "sale")}
			AND (sale.start_time <> ${start} OR sale.pickup_time <> ${pickup} OR (${pickup} IS NULL
				AND EXISTS (SELECT 1 FROM pickup_assignments AS stop
					WHERE stop.excursion_id = ${id} AND stop.pickup_point_id = sale.pickup_point_id)))`;
}

/** SQL that is true while nobody else is affected: whoever booked after the bookings were read has not been decided about. */
export function touchesOnly(
	{ touched }: RetimedGuests,
	change: ExcursionChange,
	clock: IslandClock,
): SQL {
	const ids = JSON.stringify(touched.map(({ id }) => id));
	return sql`NOT EXISTS (SELECT 1 FROM (${touchedRows(change, clock)}) AS touched
		WHERE touched.id NOT IN (SELECT value FROM json_each(${ids})))`;
}

/** SQL that is false for guests, alias `sale`, who have been picked up already. */
function isStillAhead({ now, timeZone }: IslandClock): SQL {
	const today = localDateAt(now, timeZone);
	return sql`sale.date >= ${today} AND (sale.date > ${today} OR sale.pickup_time > ${localTimeAt(now, timeZone)})`;
}

type Row = MailedRow & {
	version: number;
	isStranded: number;
	newStart: string;
	newPickup: string;
	/** Its departure is one of the first timetable, whose days this save may change. */
	isUsual: number;
};

/** The bookings that a change affects, for a caller's batch; `toRetimedGuests` reads its rows. */
export function touchedStatement(db: Database, change: ExcursionChange, clock: IslandClock) {
	return db.all<Row>(sql`
		SELECT ${mailedColumns}, bookings.version, touched.new_start AS newStart, touched.new_pickup AS newPickup,
			touched.is_stranded AS isStranded, touched.is_usual AS isUsual
		FROM (${touchedRows(change, clock)}) AS touched JOIN bookings ON bookings.id = touched.id
		JOIN departures AS leaving ON leaving.id = bookings.departure_id
		JOIN pickup_points AS point ON point.id = bookings.pickup_point_id
		ORDER BY bookings.date, touched.new_pickup, bookings.id`);
}

export function toRetimedGuests(change: ExcursionChange, rows: readonly Row[]): RetimedGuests {
	return {
		touched: rows
			.filter(({ isStranded }) => !isStranded)
			.map((row) => ({ ...toRetimed(row), ...savedWords(change, row) })),
		stranded: rows.filter(({ isStranded }) => isStranded).map(toRetimed),
	};
}

function toRetimed({ newStart, newPickup, isStranded: _, isUsual: __, version, ...row }: Row) {
	return {
		...toMailed(row),
		version,
		start: { before: row.startTime, after: newStart },
		pickup: { before: row.pickupTime, after: newPickup },
	};
}

/** What this save writes too of what the guest reads: the mail says what is true after it. */
function savedWords(
	{ texts, what_to_bring, day_languages }: ExcursionChange,
	{ language, date, isUsual }: Pick<Row, "language" | "date" | "isUsual">,
) {
	const code = languageOfBooking(language);
	const [, savedText] = Object.entries(texts ?? {}).find(([each]) => each === code) ?? [];
	const { title, what_to_bring: translated } = savedText ?? {};
	const whatToBring = translated || (code === "en" ? what_to_bring : undefined);
	const languages = isUsual ? day_languages?.[weekdayOf(date)] : undefined;
	return {
		...(title ? { title } : {}),
		...(whatToBring ? { whatToBring } : {}),
		...(languages ? { languages } : {}),
	};
}

/** Key of the bookings and times shown: an answer about these does not apply to others. */
export function touchedBookingsKey(touched: readonly TouchedBooking[]): string {
	const bookingsShown = touched
		.map(({ id, seats, date, pickup, start }) => JSON.stringify([id, seats, date, pickup, start]))
		.sort();
	return encodeBase64urlNoPadding(sha256Of(bookingsShown.join()).slice(0, 16));
}
