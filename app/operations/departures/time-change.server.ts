import { encodeBase64urlNoPadding } from "@oslojs/encoding";
import { type SQL, sql } from "drizzle-orm";
import type { DayLanguages } from "#app/catalogue/excursion.ts";
import { toDayLanguages } from "#app/catalogue/excursion-columns.server.ts";
import { type IslandClock, localDateAt, localTimeAt } from "#app/catalogue/local-date.ts";
import { sha256Of } from "#app/crypto/digest.server.ts";
import { runBatch } from "#app/database/batch.server.ts";
import type { Database } from "#app/database/client.server.ts";
import { laterSql } from "#app/departures/departure-times.server.ts";
import type { ExcursionChange } from "#app/departures/editor/save/excursion-change.ts";
import { takesSeats } from "#app/departures/seats/seats-taken.server.ts";
import type { TouchedBooking } from "#app/departures/time-change.ts";
import { languageOfBooking } from "#app/sales/booking-language.ts";
import {
	stopForGuest,
	titleForGuest,
	whatToBringForGuest,
} from "#app/sales/mails/guest-words.server.ts";
import { balanceCents, isKept } from "#app/sales/payments/payment-money.server.ts";

/** An affected booking, with what its mail and the statement that changes it need. */
export interface ReadBooking extends TouchedBooking {
	excursionId: string;
	confirmId: string;
	email: string | null;
	language: string | null;
	status: "pending" | "confirmed";
	/** Title, stop, address and what to bring: as the guest reads them. */
	title: string;
	stop: string;
	adults: number;
	children: number;
	bebe: number;
	priceCents: number;
	currency: string;
	isPaid: boolean;
	toPayCents: number;
	hasOtherStops: boolean;
	/** Of the stop, beside its title. */
	address: string;
	/** Null where it is not translated. */
	whatToBring: string | null;
	lat: number;
	lng: number;
}

export interface ReadGuests {
	touched: ReadBooking[];
	stranded: TouchedBooking[];
	/** Fingerprint of all affected bookings as they were read. */
	mark: string;
	dayLanguages: DayLanguages;
	whatToBring: string;
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
	const stops = JSON.stringify(pickups ?? []);
	const ownStart = sql`(SELECT own.start_time FROM departure_overrides AS own
		WHERE own.excursion_id = sale.excursion_id AND own.date = sale.date)`;
	const usual = sql`${start_time ?? sql`(SELECT start_time FROM excursions WHERE id = ${id})`}`;
	const start =
		start_time === undefined ? sql`sale.start_time` : sql`coalesce(${ownStart}, ${start_time})`;
	const stop = pickups
		? sql`(SELECT value ->> 'time' FROM json_each(${stops}) WHERE value ->> 'pointId' = sale.pickup_point_id)`
		: sql`(SELECT pickup_time FROM pickup_assignments
			WHERE excursion_id = ${id} AND pickup_point_id = sale.pickup_point_id)`;
	// a date with a start of its own keeps its distance from the usual times
	const moved = laterSql(stop, usual, sql`coalesce(${ownStart}, ${usual})`);
	const wanted = pickups
		? moved
		: sql`coalesce(iif(${ownStart} IS NULL, NULL, ${moved}), sale.pickup_time)`;
	return sql`
		SELECT sale.*, ${start} AS new_start, coalesce(${wanted}, sale.pickup_time) AS new_pickup,
			${wanted} IS NULL AS is_stranded
		FROM bookings AS sale
		WHERE sale.excursion_id = ${id} AND ${isStillAhead(clock)}
			AND ${takesSeats(clock.now, "sale")}
			AND (sale.start_time <> ${start} OR sale.pickup_time <> ${wanted} OR (${wanted} IS NULL
				AND EXISTS (SELECT 1 FROM pickup_assignments AS stop
					WHERE stop.excursion_id = ${id} AND stop.pickup_point_id = sale.pickup_point_id)))`;
}

/** Fingerprint of the affected bookings: it changes when one of them comes, goes or changes. */
function markOf(change: ExcursionChange, clock: IslandClock): SQL {
	return sql`(SELECT coalesce(group_concat(mark, ' '), '') FROM (
		SELECT id || ':' || status || ':' || updated_at AS mark
		FROM (${touchedRows(change, clock)}) ORDER BY id))`;
}

/** SQL that is true while exactly these bookings are affected, unchanged; an empty mark means none. */
export function touchesOnly(mark: string, change: ExcursionChange, clock: IslandClock): SQL {
	return sql`${markOf(change, clock)} = ${mark}`;
}

type Row = Omit<ReadBooking, "pickup" | "start" | "isPaid" | "hasOtherStops"> & {
	isPaid: number;
	hasOtherStops: number;
	isStranded: number;
	pickupBefore: string;
	pickupAfter: string;
	startBefore: string;
	startAfter: string;
};

/**
 * Bookings with their times before and after a change.
 * @param rows bookings with `new_start`, `new_pickup` and `is_stranded`.
 * @param stops pickup points of the excursion of the row `one`, after the change.
 */
function newTimesStatement(db: Database, rows: SQL, stops: SQL) {
	return db.all<Row>(sql`
		SELECT one.id, one.reference, one.name, one.seats, one.date, ${titleForGuest("one")} AS title, one.excursion_id AS excursionId,
			one.confirm_id AS confirmId, one.email, one.language, one.status, one.adults, one.children, one.bebe,
			one.price_cents AS priceCents, one.currency, one.is_stranded AS isStranded,
			one.pickup_time AS pickupBefore, one.new_pickup AS pickupAfter,
			one.start_time AS startBefore, one.new_start AS startAfter,
			point.title AS place, ${stopForGuest("title", sql`point.title`, "one")} AS stop,
			${stopForGuest("place", sql`point.place`, "one")} AS address, point.lat, point.lng,
			${whatToBringForGuest(sql`NULL`, "one")} AS whatToBring,
			EXISTS (SELECT 1 FROM payment_money AS payments WHERE booking_id = one.id AND ${isKept()}) AS isPaid,
			max(0, ${balanceCents("one")}) AS toPayCents,
			EXISTS (SELECT 1 FROM pickup_points AS other WHERE other.is_active = 1
				AND other.id <> one.pickup_point_id AND other.id IN (${stops})) AS hasOtherStops
		FROM (${rows}) AS one
		JOIN pickup_points AS point ON point.id = one.pickup_point_id
		ORDER BY one.date, one.new_pickup, one.id`);
}

/**
 * The live bookings of departures whose start becomes `startTime`; they are picked up earlier or later by as much.
 * @param departures a condition on `excursion_id` and `date`.
 */
export function startChangeStatement(
	db: Database,
	departures: SQL,
	startTime: string,
	clock: IslandClock,
) {
	const rows = sql`
		SELECT sale.*, ${startTime} AS new_start,
			${laterSql(sql`sale.pickup_time`, sql`sale.start_time`, sql`${startTime}`)} AS new_pickup, 0 AS is_stranded
		FROM bookings AS sale
		WHERE ${departures} AND ${isStillAhead(clock)} AND ${takesSeats(clock.now, "sale")}
			AND sale.start_time <> ${startTime}`;
	const stops = sql`SELECT pickup_point_id FROM pickup_assignments WHERE excursion_id = one.excursion_id`;
	return newTimesStatement(db, rows, stops);
}

/** SQL that is false for guests, alias `sale`, who have been picked up already. */
function isStillAhead({ now, timeZone }: IslandClock): SQL {
	const today = localDateAt(now, timeZone);
	return sql`sale.date >= ${today} AND (sale.date > ${today} OR sale.pickup_time > ${localTimeAt(now, timeZone)})`;
}

/** One round trip. */
export async function readTouched(
	db: Database,
	change: ExcursionChange,
	clock: IslandClock,
): Promise<ReadGuests> {
	const { id, pickups } = change;
	const stops = pickups
		? sql`SELECT value ->> 'pointId' FROM json_each(${JSON.stringify(pickups)})`
		: sql`SELECT pickup_point_id FROM pickup_assignments WHERE excursion_id = ${id}`;
	const {
		rows,
		mark: [mark],
		languages,
		trip: [trip],
	} = await runBatch(db, {
		rows: newTimesStatement(db, touchedRows(change, clock), stops),
		mark: db.all<{ mark: string }>(sql`SELECT ${markOf(change, clock)} AS mark`),
		languages: db.all<{ day: number; language: string }>(sql`
			SELECT day, language FROM excursion_day_languages WHERE excursion_id = ${id}
			ORDER BY day, position`),
		trip: db.all<{ whatToBring: string }>(sql`
			SELECT what_to_bring AS whatToBring FROM excursions WHERE id = ${id}`),
	});
	return {
		touched: rows
			.filter(({ isStranded }) => !isStranded)
			.map((row) => ({ ...toBooking(row), ...savedTexts(change, row.language) })),
		stranded: rows.filter(({ isStranded }) => isStranded).map(toBooking),
		mark: mark?.mark ?? "",
		// the mail says what is true after the save
		dayLanguages: change.day_languages ?? toDayLanguages(languages),
		whatToBring: change.what_to_bring ?? trip?.whatToBring ?? "",
	};
}

/** The guest's texts that this save writes too: the mail says what is true after it. */
function savedTexts({ texts }: ExcursionChange, language: string | null) {
	const own = languageOfBooking(language);
	const saved = Object.entries(texts ?? {}).find(([code]) => code === own);
	const { title, what_to_bring: whatToBring } = saved?.[1] ?? {};
	return { ...(title ? { title } : {}), ...(whatToBring ? { whatToBring } : {}) };
}

export function toBooking(row: Row): ReadBooking {
	const { isPaid, hasOtherStops, pickupBefore, pickupAfter, startBefore, startAfter } = row;
	const { isStranded: _, ...booking } = row;
	return {
		...booking,
		isPaid: Boolean(isPaid),
		hasOtherStops: Boolean(hasOtherStops),
		pickup: { before: pickupBefore, after: pickupAfter },
		start: { before: startBefore, after: startAfter },
	};
}

/** Key of the bookings and times shown: an answer about these does not apply to others. */
export function touchedBookingsKey(touched: readonly TouchedBooking[]): string {
	const shown = touched
		.map(({ id, seats, date, pickup, start }) => JSON.stringify([id, seats, date, pickup, start]))
		.sort();
	return encodeBase64urlNoPadding(sha256Of(shown.join()).slice(0, 16));
}
