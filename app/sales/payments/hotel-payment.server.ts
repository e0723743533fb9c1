import { type SQL, sql } from "drizzle-orm";
import type { Database } from "#app/database/client.server.ts";

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
