/** SQL about stocked extras: the statement that takes some and the pages that offer them read the same rule. */
import { type Placeholder, type SQL, sql } from "drizzle-orm";
import type { ExtrasLeft } from "#app/catalogue/extras/extra-stock.ts";
import type { PriceLine } from "#app/catalogue/prices/price-of.ts";
import { type SeatClaim, seatsAreFree } from "./seats-are-free.server.ts";
import { takesSeats } from "./seats-taken.server.ts";

/** `exceptBookingId` may be a SELECT of several: what these bookings have is not counted. */
type ExtrasClaim = Omit<SeatClaim, "seats" | "isWhole">;

/** SQL of how many of an extra (`extra`) there are for a departure; NULL is without end. */
export const extraStock: SQL = sql`coalesce(extra.stock, (SELECT quantity FROM extra_stocks WHERE id = extra.stock_id))`;

/**
 * SQL of how many of the stock of an extra (`extra`) are taken for a departure (`leaving`): on that departure alone, or,
 * of a shared stock, by all departures that are under way at some time of it. Two of those may follow each other and use
 * the same things; they are counted as if they met, which never takes too many.
 */
export function extrasTaken(
	now: number | Placeholder,
	exceptBookingId: ExtrasClaim["exceptBookingId"] = 0,
): SQL {
	const takenAmong = (among: SQL) => sql`(
		SELECT coalesce(sum(line.quantity), 0) FROM ${among}
		JOIN bookings AS taking ON taking.departure_id = other.id AND ${takesSeats(now, "taking")}
			AND taking.id NOT IN (${exceptBookingId})
		JOIN price_lines AS line ON line.booking_id = taking.id AND line.extra_id = same.id)`;
	const isAtOneTime = sql`other.date BETWEEN date(leaving.date, '-' || (1 + other_trip.duration_minutes / 1440) || ' days')
			AND date(leaving.date, '+' || (1 + own_trip.duration_minutes / 1440) || ' days')
		AND unixepoch(other.date || 'T' || other.start_time)
			< unixepoch(leaving.date || 'T' || leaving.start_time) + own_trip.duration_minutes * 60
		AND unixepoch(other.date || 'T' || other.start_time) + other_trip.duration_minutes * 60
			> unixepoch(leaving.date || 'T' || leaving.start_time)`;
	const shared = takenAmong(sql`extras AS same
		JOIN excursions AS other_trip ON other_trip.id = same.excursion_id
		JOIN excursions AS own_trip ON own_trip.id = leaving.excursion_id
		JOIN departures AS other ON other.excursion_id = same.excursion_id AND same.stock_id = extra.stock_id
			AND ${isAtOneTime}`);
	const ofDeparture = takenAmong(
		sql`extras AS same JOIN departures AS other ON same.id = extra.id AND other.id = leaving.id`,
	);
	return sql`iif(extra.stock_id IS NULL, ${ofDeparture}, ${shared})`;
}

/** SQL that is true while a departure has the extras of these lines; for the statement that takes them. */
export function extrasAreLeft(
	lines: readonly Pick<PriceLine, "extraId" | "quantity">[],
	claim: ExtrasClaim,
): SQL {
	const quantities = lines.flatMap(({ extraId, quantity }) =>
		extraId === null ? [] : [[extraId, quantity]],
	);
	if (quantities.length === 0) return sql`true`;
	return areLeft(
		sql`SELECT value ->> 0 AS extra_id, value ->> 1 AS quantity FROM json_each(${JSON.stringify(quantities)})`,
		claim,
	);
}

/** SQL that is true while a departure has seats and extras for a booking. Like `seatsAreFree` it stands inside the statement. */
export function bookingFits(bookingId: number | SQL, claim: SeatClaim): SQL {
	return sql`(${seatsAreFree(claim)} AND ${areLeft(extrasOf(bookingId), claim)})`;
}

/**
 * SQL that is true while a departure has the extras of all bookings that move there; for the statement that moves them. Of
 * a shared stock they have a part already where the two departures meet, which is not counted twice.
 * @param bookingIds a SELECT of their ids.
 */
export function extrasOfAllAreLeft(
	bookingIds: SQL,
	claim: Omit<ExtrasClaim, "exceptBookingId">,
): SQL {
	return areLeft(extrasOf(bookingIds), { ...claim, exceptBookingId: bookingIds });
}

/** SQL of what a departure has left of its stocked extras, for `lackingExtras`. */
export function extrasLeftOn({ departureId, now, exceptBookingId }: ExtrasClaim) {
	return sql`(
		SELECT json_group_object(extra.id, ${extraStock} - ${extrasTaken(now, exceptBookingId)})
		FROM departures AS leaving JOIN extras AS extra ON extra.excursion_id = leaving.excursion_id
			AND coalesce(extra.stock, extra.stock_id) IS NOT NULL
		WHERE leaving.id = ${departureId})`.mapWith((json: string): ExtrasLeft => JSON.parse(json));
}

/** @param bookingIds one id, or a SELECT of several. */
function extrasOf(bookingIds: number | SQL): SQL {
	return sql`SELECT extra_id, quantity FROM price_lines
		WHERE booking_id IN (${bookingIds}) AND extra_id IS NOT NULL`;
}

/** @param choice SELECT of `extra_id` and `quantity`. */
function areLeft(choice: SQL, { departureId, now, exceptBookingId }: ExtrasClaim): SQL {
	return sql`NOT EXISTS (
		SELECT 1 FROM (${choice}) AS wanted
		JOIN extras AS extra ON extra.id = wanted.extra_id
		JOIN departures AS leaving ON leaving.id = ${departureId}
		WHERE ${extraStock} < ${extrasTaken(now, exceptBookingId)} + (
			SELECT sum(beside.quantity) FROM (${choice}) AS beside JOIN extras AS same ON same.id = beside.extra_id
			WHERE same.id = extra.id OR same.stock_id = extra.stock_id))`;
}
