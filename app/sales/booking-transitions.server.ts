/** The statements with which payments change a booking's status; only bookings write their own table. */
import { type SQL, sql } from "drizzle-orm";
import type { Database } from "#app/database/client.server.ts";
import { seatsAreFree } from "../departures/seats/seats-are-free.server.ts";
import { lowerByLine } from "./price-lines.server.ts";

/** @param which SQL on `bookings`: that it is paid, and its seats are held or free. */
export function confirmStatement(db: Database, id: number, which: SQL, now: number) {
	return db.run(sql`
		UPDATE bookings SET status = 'confirmed', confirmed_at = ${now}, updated_at = ${now}
		WHERE id = ${id} AND ${which}`);
}

/** A hold that its command has read as live. */
export function confirmBooking(db: Database, id: number, now: number) {
	return confirmStatement(db, id, sql`true`, now);
}

/** A hold that has ended: its seats are claimed in the statement, and may be gone. */
export function confirmIfSeatsAreFree(db: Database, id: number, now: number) {
	const claim = { departureId: sql`bookings.departure_id`, seats: sql`bookings.seats`, now };
	return confirmStatement(db, id, seatsAreFree(claim), now);
}

/**
 * Lowers the price of a booking by money that went back, so that the guest does not owe it again. The price at
 * which it was sold stays in `list_price_cents`. Its version changes in any case.
 * @param cents SQL on `bookings`; at least 0.
 */
export function lowerPriceStatements(
	db: Database,
	{ bookingId, cents, now }: { bookingId: number; cents: SQL; now: number },
) {
	return {
		line: lowerByLine(db, { bookingId, cents, reason: "goodwill" }),
		price: db.run(sql`
			UPDATE bookings SET price_cents = price_cents - ${cents}, updated_at = ${now},
				list_price_cents = CASE WHEN ${cents} > 0 THEN coalesce(list_price_cents, price_cents) ELSE list_price_cents END
			WHERE id = ${bookingId}`),
	};
}
