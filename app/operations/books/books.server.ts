import { type SQL, sql } from "drizzle-orm";
import { addDays, instantOf } from "#app/catalogue/local-date.ts";
import { runBatch } from "#app/database/batch.server.ts";
import type { Database } from "#app/database/client.server.ts";
import { isCancelled, isSold } from "#app/departures/seats/seats-taken.server.ts";
import { pursesStatement } from "#app/sales/payments/cash.server.ts";
import type { BooksCell, BooksEntry, BooksSpan, LateCorrection } from "./books.ts";
import type { DepartureFill } from "./fill.ts";

/** What one hotel still has to collect of one month's departures. */
export interface OpenHotelMonth {
	hotelId: string;
	name: string;
	/** "2027-06" */
	month: string;
	cents: number;
}

/** Corrections beyond this number are left out. */
const mostCorrections = 50;

/** The books of a span, who holds cash, and what hotels have to collect today; one round trip. */
export function readBooks(db: Database, span: BooksSpan, timeZone: string) {
	return runBatch(db, {
		cells: cellsStatement(db, span, timeZone),
		corrections: correctionsStatement(db, span, timeZone),
		purses: pursesStatement(db),
		hotelMonths: db.all<OpenHotelMonth>(sql`
			SELECT hotels.id AS hotelId, hotels.name, substr(bookings.date, 1, 7) AS month, sum(due.amount_cents) AS cents
			FROM payments AS due INDEXED BY payments_hotel_open
				CROSS JOIN bookings ON bookings.id = due.booking_id
				JOIN hotels ON hotels.id = bookings.hotel_id
			WHERE due.gateway = 'hotel' AND due.status = 'created' AND ${isSold()}
			GROUP BY 1, 3 ORDER BY 3, 2`),
	});
}

/** Sums that grow with excursions, hotels and ways of paying, not with bookings. */
function cellsStatement(db: Database, span: BooksSpan, timeZone: string) {
	return db.all<BooksCell>(sql`
		${entries(span, timeZone)}
		SELECT excursions.title AS excursion, channel, hotels.name AS hotel, way, ${rateOfEntry} AS rate, kind,
			sum(cents) AS cents, sum(entry.tax) AS taxCents
		FROM entry JOIN sold ON sold.id = entry.id JOIN excursions ON excursions.id = sold.excursion_id
			LEFT JOIN hotels ON hotels.id = sold.hotel_id
		WHERE ${isOfSpan(span, timeZone)}
		GROUP BY sold.excursion_id, channel, sold.hotel_id, way, sold.rate, kind`);
}

/**
 * Prices of the span's bookings that staff corrected after it: the sale has its present price, so the sums of the span
 * have changed since. What went back at the same time is an entry of its own day, and no change of the span.
 */
function correctionsStatement(db: Database, span: BooksSpan, timeZone: string) {
	const { first, end } = instantsOf(span, timeZone);
	const isOfThese =
		span.by === "travel"
			? sql`bookings.date BETWEEN ${span.from} AND ${span.to}`
			: sql`bookings.confirmed_at >= ${first} AND bookings.confirmed_at < ${end}`;
	return db.all<LateCorrection>(sql`
		SELECT bookings.id AS bookingId, bookings.reference, event.created_at AS at,
			json_extract(change.value, '$.after.cents') - json_extract(change.value, '$.before.cents')
				+ (SELECT coalesce(sum(back.amount_cents), 0)
					FROM payments CROSS JOIN refunds AS back ON back.payment_id = payments.id
					WHERE payments.booking_id = bookings.id AND back.reason = 'goodwill' AND back.state <> 'dropped'
						AND back.created_at = event.created_at) AS cents
		FROM bookings CROSS JOIN booking_events AS event ON event.booking_id = bookings.id
			CROSS JOIN json_each(event.line, '$.changes') AS change
		WHERE ${isOfThese} AND bookings.confirmed_at < event.created_at AND event.created_at >= ${end}
			AND event.type = 'changed' AND json_extract(event.line, '$.code') = 'edited'
			AND json_extract(change.value, '$.field') = 'price' AND cents <> 0
		ORDER BY event.created_at DESC LIMIT ${mostCorrections}`);
}

/** The single entries, by day and booking. */
export function readEntries(
	db: Database,
	span: BooksSpan,
	timeZone: string,
): Promise<BooksEntry[]> {
	return db.all<BooksEntry>(sql`
		${entries(span, timeZone)}
		SELECT reference, sold.date, at, kind, cents, entry.tax AS taxCents, ${rateOfEntry} AS rate, way,
			excursions.title AS excursion, channel, hotels.name AS hotel
		FROM entry JOIN sold ON sold.id = entry.id JOIN excursions ON excursions.id = sold.excursion_id
			LEFT JOIN hotels ON hotels.id = sold.hotel_id
		WHERE ${isOfSpan(span, timeZone)}
		ORDER BY ${span.by === "travel" ? sql`sold.date` : sql`at`}, sold.id, at, kind DESC, way`);
}

/** The departures of some days of travel that were not cancelled; one round trip. */
export async function readFill(db: Database, days: { from: string; to: string }, timeZone: string) {
	const span = { ...days, by: "travel" } as const;
	const { departures, money } = await runBatch(db, {
		departures: db.all<Omit<DepartureFill, "baseCents">>(sql`
			SELECT departures.id AS departureId, excursions.id AS excursionId, excursions.title AS excursion, departures.date,
				departures.start_time AS startTime, departures.capacity AS offeredSeats,
				iif(max(bookings.is_whole), departures.capacity, coalesce(sum(bookings.seats), 0)) AS soldSeats,
				coalesce(sum(bookings.seats - boardings.people), 0) AS noShows, count(bookings.id) AS bookings,
				coalesce(sum(julianday(departures.date || ' ' || departures.start_time)
					- julianday(bookings.confirmed_at / 1000.0, 'unixepoch')), 0) AS leadDays,
				iif(count(bookings.id) > 0, excursions.van_cost_cents + excursions.guide_cost_cents, 0) AS costCents
			FROM departures JOIN excursions ON excursions.id = departures.excursion_id
				LEFT JOIN bookings INDEXED BY bookings_departure
					ON bookings.departure_id = departures.id AND ${isSold()}
				LEFT JOIN boardings ON boardings.booking_id = bookings.id
			WHERE departures.date BETWEEN ${days.from} AND ${days.to} AND departures.state <> 'cancelled'
			GROUP BY departures.id ORDER BY departures.date, departures.start_time`),
		money: db.all<{ departureId: number; baseCents: number }>(sql`
			${entries(span, timeZone)}
			SELECT departure_id AS departureId, sum(cents - entry.tax) AS baseCents
			FROM entry JOIN sold ON sold.id = entry.id GROUP BY departure_id`),
	});
	const bases = new Map(money.map(({ departureId, baseCents }) => [departureId, baseCents]));
	return departures.map((each) => ({ ...each, baseCents: bases.get(each.departureId) ?? 0 }));
}

/** What a bank took has no tax in it. */
const rateOfEntry = sql`iif(kind = 'lost', 0, sold.rate)`;

/** Instants of the first and behind the last day. */
function instantsOf({ from, to }: BooksSpan, timeZone: string) {
	return {
		first: instantOf(from, "00:00", timeZone),
		end: instantOf(addDays(to, 1), "00:00", timeZone),
	};
}

function isOfSpan(span: BooksSpan, timeZone: string): SQL {
	const { first, end } = instantsOf(span, timeZone);
	return span.by === "travel" ? sql`true` : sql`at >= ${first} AND at < ${end}`;
}

/** Money that pays for no booking, came by mistake and goes back: no sale, and no refund of one. */
const byMistake = sql`('seats_gone', 'paid_twice', 'not_owed', 'wrong_amount')`;

/** Bookings of which something may be in the span, each found by an index. */
function touchedBookings(span: BooksSpan, timeZone: string): SQL {
	if (span.by === "travel")
		return sql`SELECT id FROM bookings WHERE date BETWEEN ${span.from} AND ${span.to}`;
	const { first, end } = instantsOf(span, timeZone);
	return sql`
		SELECT id FROM bookings WHERE confirmed_at >= ${first} AND confirmed_at < ${end}
		UNION SELECT id FROM bookings WHERE cancelled_at >= ${first} AND cancelled_at < ${end}
		UNION SELECT payments.booking_id FROM refunds CROSS JOIN payments ON payments.id = refunds.payment_id
			WHERE refunds.created_at >= ${first} AND refunds.created_at < ${end}
		UNION SELECT payments.booking_id FROM disputes CROSS JOIN payments ON payments.id = disputes.payment_id
			WHERE disputes.status = 'lost' AND disputes.event_at >= ${first} AND disputes.event_at < ${end}`;
}

/** The tax of a part of a booking, so that parts that add up to the whole have the whole tax. */
function taxOfPart(cents: SQL): SQL {
	return sql`coalesce(CAST(round(1.0 * (${cents}) * sold.tax / nullif(sold.gross, 0)) AS INTEGER), 0)`;
}

/**
 * SQL of the entries of the books: WITH … `sold`, `entry`.
 *
 * A booking that was ever confirmed is sold on the day when it was, for its price and what was given back of it: of a
 * confirmed booking every part that went back has lowered the price too. It is divided among the ways by which money came;
 * the rest has still to come. A refund counts when it was decided. What nobody paid of a cancelled booking is no sale any more
 * from the day of its cancellation. What a bank took for good leaves on the day when it said so. So net of a confirmed booking is its price without what the gateway's dashboard gave back,
 * and of a cancelled one the money that was kept.
 */
function entries(span: BooksSpan, timeZone: string): SQL {
	const soFar = sql`sum(cents) OVER (PARTITION BY booking_id ORDER BY part)`;
	return sql`
		WITH touched AS MATERIALIZED (${touchedBookings(span, timeZone)}),
		priced AS MATERIALIZED (
			SELECT bookings.id, bookings.reference, bookings.excursion_id, bookings.hotel_id, bookings.departure_id, bookings.date,
				iif(bookings.hotel_id IS NOT NULL AND bookings.source = 'web', 'hotel', bookings.source) AS channel,
				bookings.confirmed_at, bookings.cancelled_at, ${isCancelled()} AS is_cancelled,
				bookings.price_cents + (SELECT coalesce(sum(back.amount_cents), 0)
					FROM payments AS paid JOIN refunds AS back ON back.payment_id = paid.id
					WHERE paid.booking_id = bookings.id AND back.reason = 'goodwill' AND back.state <> 'dropped'
						AND (bookings.cancelled_at IS NULL OR back.created_at < bookings.cancelled_at)) AS gross,
				(SELECT coalesce(sum(line.sum_cents), 0) FROM price_lines AS line
					WHERE line.booking_id = bookings.id AND line.reason IS NOT 'goodwill') AS line_cents,
				(SELECT coalesce(sum(line.tax_cents), 0) FROM price_lines AS line
					WHERE line.booking_id = bookings.id AND line.reason IS NOT 'goodwill') AS line_tax,
				coalesce((SELECT max(line.tax_rate) FROM price_lines AS line WHERE line.booking_id = bookings.id),
					(SELECT tax_rate FROM excursions WHERE excursions.id = bookings.excursion_id)) AS rate
			FROM touched CROSS JOIN bookings ON bookings.id = touched.id
			WHERE bookings.confirmed_at IS NOT NULL AND (${isSold()} OR ${isCancelled()})
		),
		-- lines that a correction has replaced are gone: what was given back of them has the tax of the highest rate
		sold AS MATERIALIZED (
			SELECT *, line_tax + (gross - line_cents) - CAST(round((gross - line_cents) * 10000.0 / (10000 + rate)) AS INTEGER) AS tax
			FROM priced
		),
		came AS MATERIALIZED (
			SELECT *, ${soFar} AS so_far FROM (
				SELECT sold.id AS booking_id, payment.id AS part, payment.gateway AS way,
					payment.came_cents - (SELECT coalesce(sum(odd.amount_cents), 0) FROM refunds AS odd
						WHERE odd.payment_id = payment.id AND odd.state <> 'dropped' AND odd.reason IN ${byMistake}) AS cents
				FROM sold CROSS JOIN payment_money AS payment ON payment.booking_id = sold.id
			) WHERE cents <> 0
		),
		back AS MATERIALIZED (
			SELECT *, ${soFar} AS so_far FROM (
				SELECT sold.id AS booking_id, refund.id AS part, iif(refund.is_elsewhere, 'elsewhere', payments.gateway) AS way,
					refund.amount_cents AS cents, refund.created_at AS at
				FROM sold CROSS JOIN payments ON payments.booking_id = sold.id
					CROSS JOIN refunds AS refund ON refund.payment_id = payments.id
				WHERE refund.state <> 'dropped' AND (refund.reason IS NULL OR refund.reason NOT IN ${byMistake})
			)
		),
		lost AS MATERIALIZED (
			SELECT sold.id AS booking_id, dispute.event_at AS at, payment.gateway AS way,
				min(dispute.amount_cents, payment.kept_cents) AS cents
			FROM sold CROSS JOIN payment_money AS payment ON payment.booking_id = sold.id
				CROSS JOIN disputes AS dispute ON dispute.payment_id = payment.id
			WHERE dispute.status = 'lost' AND payment.kept_cents > 0
		),
		rest AS MATERIALIZED (
			SELECT sold.id AS booking_id, sold.gross - sold.came AS cents, sold.tax - ${taxOfPart(sql`sold.came`)} AS tax,
				iif(EXISTS (SELECT 1 FROM payments WHERE payments.booking_id = sold.id AND payments.gateway = 'hotel'
					AND payments.status = 'created'), 'hotel', 'open') AS way
			FROM (SELECT *, (SELECT coalesce(sum(cents), 0) FROM came WHERE came.booking_id = sold.id) AS came FROM sold) AS sold
			WHERE sold.gross <> sold.came
		),
		part AS (
			SELECT booking_id, 'sale' AS kind, NULL AS at, way, cents, so_far, NULL AS tax FROM came
			UNION ALL SELECT booking_id, 'sale', NULL, way, cents, NULL, tax FROM rest
			UNION ALL SELECT booking_id, 'refund', at, way, cents, so_far, NULL FROM back
			UNION ALL SELECT booking_id, 'lost', at, way, cents, NULL, 0 FROM lost
			UNION ALL SELECT booking_id, 'cancelled', NULL, way, cents, NULL, tax FROM rest
		),
		entry AS (
			SELECT sold.id, part.kind,
				CASE part.kind WHEN 'sale' THEN sold.confirmed_at WHEN 'cancelled' THEN sold.cancelled_at ELSE part.at END AS at,
				iif(part.way IN ('stripe', 'sandbox'), 'card', part.way) AS way,
				iif(part.kind = 'sale', 1, -1) * part.cents AS cents,
				iif(part.kind = 'sale', 1, -1) * coalesce(part.tax,
					${taxOfPart(sql`part.so_far`)} - ${taxOfPart(sql`part.so_far - part.cents`)}) AS tax
			FROM part JOIN sold ON sold.id = part.booking_id
			WHERE part.kind <> 'cancelled' OR sold.is_cancelled
		)`;
}
