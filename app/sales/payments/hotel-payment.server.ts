import { type SQL, sql } from "drizzle-orm";
import type { Database } from "#app/database/client.server.ts";
import { isCancelled } from "#app/departures/seats/seats-taken.server.ts";
import { isKept } from "./payment-money.server.ts";

/**
 * The statement that writes the payment that a hotel collects, or has collected, for bookings.
 * A totem's sale writes the payment in the booking's batch.
 * @param which SQL on `bookings`.
 */
export function hotelPaymentStatement(
	db: Database,
	which: SQL,
	{ hasPaid, now }: { hasPaid: boolean; now: number },
) {
	return db.run(sql`
		INSERT INTO payments (id, booking_id, gateway, amount_cents, currency, status, paid_at, created_at, updated_at)
		SELECT 'p' || bookings.id || '-1', bookings.id, 'hotel', bookings.price_cents, bookings.currency,
			${hasPaid ? "paid" : "created"}, ${hasPaid ? now : null}, ${now}, ${now}
		FROM bookings WHERE ${which}`);
}

/**
 * The statements that say that the reseller of a confirmed booking has its price, as it is now: like a hotel that has
 * collected, and gives its guests their money back itself.
 */
export function collectedByReseller(db: Database, bookingId: number, now: number) {
	return {
		payment: db.run(sql`
			INSERT INTO payments (id, booking_id, gateway, amount_cents, currency, status, paid_at, created_at, updated_at)
			SELECT 'p' || bookings.id || '-1', bookings.id, 'hotel', bookings.price_cents, bookings.currency, 'paid', ${now}, ${now}, ${now}
			FROM bookings WHERE bookings.id = ${bookingId} AND bookings.price_cents > 0
			ON CONFLICT (id) DO NOTHING`),
		amount: db.run(sql`
			UPDATE payments SET amount_cents = (SELECT price_cents FROM bookings WHERE id = ${bookingId}), updated_at = ${now}
			WHERE id = 'p' || ${bookingId} || '-1' AND gateway = 'hotel'
				AND amount_cents <> (SELECT price_cents FROM bookings WHERE id = ${bookingId})`),
	};
}

/** SQL of those among bookings that a reseller sold. */
const soldByReseller = (bookingIds: SQL) =>
	sql`booking_id IN (SELECT booking_id FROM reseller_bookings WHERE booking_id IN (${bookingIds}))`;

/**
 * The statements for bookings that are cancelled: where a reseller sold them, nobody has collected anything, and unless the
 * reseller cancelled by the policy, nothing is owed to us.
 * @param bookingIds SQL of their ids
 */
export function releaseReseller(db: Database, bookingIds: SQL, now: number) {
	return {
		money: db.run(sql`
			UPDATE payments SET status = 'failed', paid_at = NULL, updated_at = ${now}
			WHERE gateway = 'hotel' AND ${soldByReseller(bookingIds)}`),
		refund: db.run(sql`
			UPDATE reseller_bookings SET refund = 'FULL', net_cents = net_cents * 0 WHERE refund IS NULL AND ${soldByReseller(bookingIds)}`),
	};
}

/** What the policy gave a guest who cancelled, as the history says it; NULL when staff cancelled, who give all of it. */
const toldCents = sql`(SELECT coalesce(said.line ->> '$.hotel.backCents', said.line ->> '$.backCents')
	FROM booking_events AS said
	WHERE said.booking_id = bookings.id AND said.line ->> '$.code' = 'cancelled by guest')`;

/** SQL on `bookings` and the view of `payments` of the cents that a hotel gives its guest back. */
export const dueFromHotelCents = sql`min(coalesce(${toldCents}, payments.kept_cents), payments.kept_cents)`;

/**
 * SQL on `bookings` and the view of `payments`: a hotel has the money of a cancelled booking, and staff have not written down yet
 * that the guest has it back (`nextHotelStep`). The policy may leave the guest nothing.
 */
export const isDueFromHotel = sql`payments.gateway = 'hotel' AND ${isKept()} AND ${isCancelled()}
	AND ${dueFromHotelCents} > 0`;
