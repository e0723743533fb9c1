/** The statements with which payments change a booking's status; only bookings write their own table. */
import { type SQL, sql } from "drizzle-orm";
import { abortUnless } from "#app/database/batch.server.ts";
import type { Database } from "#app/database/client.server.ts";
import { bookingFits } from "#app/departures/seats/extras-are-left.server.ts";
import { lowerByLine } from "#app/sales/price-lines.server.ts";
import type { Booking } from "./booking.ts";

/** A hold that ends so soon may have ended when the batch is written: longer than all attempts of a command. */
const lastMoment = 60_000;

/**
 * Confirms a booking whose money has come. Where its hold has ended, or may end before the batch is written, the statement
 * claims the seats, and the batch is undone where they are gone.
 */
export function confirmStatements(
	db: Database,
	{ id, status, holdExpiresAt }: Pick<Booking, "id" | "status" | "holdExpiresAt">,
	now: number,
) {
	const isHeld = status === "pending" && holdExpiresAt > now + lastMoment;
	const claim = {
		departureId: sql`bookings.departure_id`,
		seats: sql`bookings.seats`,
		isWhole: sql`bookings.is_whole`,
		...{ now, exceptBookingId: id },
	};
	return {
		booking: db.run(sql`
			UPDATE bookings SET status = 'confirmed', confirmed_at = ${now}, updated_at = ${now}
			WHERE id = ${id} AND ${isHeld ? sql`true` : bookingFits(id, claim)}`),
		seats: abortUnless(db, sql`changes() = 1`),
	};
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
