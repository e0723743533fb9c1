/** The lines of a booking's price. A trigger refuses another price than their sum, so lines are written before the price. */
import { type SQL, sql } from "drizzle-orm";
import type { ExtraQuantity } from "#app/catalogue/extras/extra.ts";
import type { Adjustment, PriceLine } from "#app/catalogue/prices/price-of.ts";
import type { Database } from "#app/database/client.server.ts";
import { jsonRows } from "#app/database/json-rows.server.ts";
import { bookings, priceLines } from "#app/database/schema.server.ts";

const lineRows = jsonRows({
	position: priceLines.position,
	kind: priceLines.kind,
	extraId: priceLines.extraId,
	fareId: priceLines.fareId,
	quantity: priceLines.quantity,
	unitCents: priceLines.unitCents,
	sumCents: priceLines.sumCents,
	taxRate: priceLines.taxRate,
	taxCents: priceLines.taxCents,
	reason: priceLines.reason,
	ruleId: priceLines.ruleId,
});

/** A column with the lines of the row `bookings`. */
export const linesOfBooking = lineRows.all(
	(rows) => sql`SELECT ${rows} FROM ${priceLines} WHERE ${priceLines.bookingId} = ${bookings.id}`,
);

/** Writes the lines of a booking that the same batch has inserted; nothing where it has not. */
export function insertPriceLines(
	db: Database,
	{ confirmId, lines }: { confirmId: string; lines: readonly PriceLine[] },
) {
	return insertLines(db, sql`bookings.confirm_id = ${confirmId}`, lines);
}

/** Another party or trip has other lines. */
export function replacePriceLines(
	db: Database,
	{ bookingId, lines }: { bookingId: number; lines: readonly PriceLine[] },
) {
	return {
		old: db.run(sql`DELETE FROM price_lines WHERE booking_id = ${bookingId}`),
		lines: insertLines(db, sql`bookings.id = ${bookingId}`, lines),
	};
}

function insertLines(db: Database, isBooking: SQL, lines: readonly PriceLine[]) {
	const rows = lines.map(
		({ kind, extraId, fareId, quantity, unitCents, taxRate, reason, ruleId }) => [
			...[kind, extraId, fareId],
			...[quantity, unitCents, taxRate],
			...[reason, ruleId],
		],
	);
	return db.run(sql`
		INSERT INTO price_lines (booking_id, position, kind, extra_id, fare_id, quantity, unit_cents,
			tax_rate, reason, rule_id)
		SELECT bookings.id, line.key, line.value ->> 0, line.value ->> 1, line.value ->> 2, line.value ->> 3,
			line.value ->> 4, line.value ->> 5, line.value ->> 6, line.value ->> 7
		FROM bookings, json_each(${JSON.stringify(rows)}) AS line WHERE ${isBooking}`);
}

/**
 * A line that takes an amount off a price.
 * @param cents SQL on `bookings`; 0 writes no line.
 */
export function lowerByLine(
	db: Database,
	{ bookingId, cents, reason }: { bookingId: number; cents: SQL; reason: Adjustment },
) {
	return db.run(sql`
		INSERT INTO price_lines (booking_id, position, kind, quantity, unit_cents, tax_rate, reason)
		SELECT bookings.id, max(line.position) + 1, 'agreed', 1, -(${cents}), max(line.tax_rate), ${reason}
		FROM bookings JOIN price_lines AS line ON line.booking_id = bookings.id
		WHERE bookings.id = ${bookingId} AND ${cents} > 0
		GROUP BY bookings.id`);
}

/**
 * SQL: what a row of `bookings` has of fares and extras, as JSON that `readExtras` reads; by their titles for staff. A fare
 * says the proof to look at: "Canary resident (DNI or certificate of residence)".
 */
export const extrasAsJson = sql`(
	SELECT json_group_array(json_object('title', title, 'quantity', quantity))
	FROM (
		SELECT * FROM (
			SELECT fares.title || iif(fares.proof = '', '', ' (' || fares.proof || ')') AS title, line.quantity
			FROM price_lines AS line JOIN fares ON fares.id = line.fare_id
			WHERE line.booking_id = bookings.id ORDER BY fares.position, fares.id)
		UNION ALL
		SELECT * FROM (
			SELECT extras.title, line.quantity FROM price_lines AS line JOIN extras ON extras.id = line.extra_id
			WHERE line.booking_id = bookings.id ORDER BY extras.position, extras.id)))`;

export function readExtras(json: string): ExtraQuantity[] {
	return JSON.parse(json);
}
