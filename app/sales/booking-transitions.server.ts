/** The statements with which payments change a booking's status; only bookings write their own table. */
import { type SQL, sql } from "drizzle-orm";
import { localDateAt, localTimeAt } from "#app/catalogue/local-date.ts";
import type { Database } from "#app/database/client.server.ts";
import type { bookings } from "#app/database/schema.server.ts";
import { seatsAreFree } from "../departures/seats/seats-are-free.server.ts";
import { mayBeConfirmed, takesSeats } from "../departures/seats/seats-taken.server.ts";
import type { HoldClock } from "./holds/prolong-hold.server.ts";

type Claim = Pick<typeof bookings.$inferSelect, "departureId" | "seats">;

/** @param which SQL on `bookings`: a live hold, or one that `canUseLateMoney`, and that it is paid. */
export function confirmStatement(db: Database, id: number, which: SQL, now: number) {
	return db.run(sql`
		UPDATE bookings SET status = 'confirmed', confirmed_at = ${now}, updated_at = ${now}
		WHERE id = ${id} AND ${which}`);
}

/**
 * True for a booking that money confirms after its hold has ended, even if the cron job has not marked it yet: its seats are
 * free again and its departure has not started. Nobody can be told of an erased one.
 */
export function canUseLateMoney({ departureId, seats }: Claim, { now, timeZone }: HoldClock): SQL {
	const islandNow = `${localDateAt(now, timeZone)} ${localTimeAt(now, timeZone)}`;
	return sql`(${mayBeConfirmed()} AND ${seatsAreFree({ departureId, seats, now })}
		AND bookings.date || ' ' || bookings.start_time > ${islandNow} AND bookings.erased_at IS NULL)`;
}

/** True for bookings that can be cancelled; an expired hold needs no cancellation. */
export function mayBeCancelled(now: number): SQL {
	return takesSeats(now);
}

/**
 * Lowers the price of a booking by money that went back, so that the guest does not owe it again. The price at
 * which it was sold stays in `list_price_cents`. Its version changes in any case.
 * @param cents SQL on `bookings`; at least 0.
 */
export function lowerPriceStatement(
	db: Database,
	{
		bookingId,
		cents,
		condition,
		now,
	}: { bookingId: number; cents: SQL; condition: SQL; now: number },
) {
	return db.run(sql`
		UPDATE bookings SET price_cents = price_cents - ${cents}, updated_at = ${now},
			list_price_cents = CASE WHEN ${cents} > 0 THEN coalesce(list_price_cents, price_cents) ELSE list_price_cents END
		WHERE id = ${bookingId} AND ${condition}`);
}

/** @param which SQL on `bookings` that selects only bookings that may be cancelled. */
export function cancelStatement(db: Database, which: SQL, now: number) {
	return db.run(sql`
		UPDATE bookings SET status = 'cancelled', cancelled_at = ${now}, updated_at = ${now}
		WHERE ${mayBeCancelled(now)} AND ${which}`);
}
