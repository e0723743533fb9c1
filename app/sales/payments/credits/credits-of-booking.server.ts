import { sql } from "drizzle-orm";
import { bookings } from "#app/database/schema.server.ts";
import type { ShownCredit } from "./shown-credit.ts";

const movementsAsJson = sql`(SELECT json_group_array(json_object('kind', moved.kind, 'cents', moved.amount_cents,
		'at', moved.created_at, 'reference', (SELECT spender.reference FROM payments JOIN bookings AS spender
			ON spender.id = payments.booking_id WHERE payments.id = moved.payment_id)))
	FROM (SELECT * FROM credit_movements WHERE credit_id = credit.id ORDER BY id) AS moved)`;

/** SQL on `bookings`: the credits that its guest was given for it, and those that have paid for it. */
export const creditsOfBooking = sql`(
	SELECT json_group_array(json_object('code', credit.code, 'balanceCents', credit.balance_cents,
		'currency', credit.currency, 'expiresOn', credit.expires_on, 'movements', json(${movementsAsJson})))
	FROM credits AS credit WHERE credit.id IN (
		SELECT given.id FROM credits AS given WHERE given.booking_id = ${bookings.id}
		UNION SELECT payments.credit_id FROM payments
		WHERE payments.booking_id = ${bookings.id} AND payments.credit_id IS NOT NULL))`.mapWith(
	(json: string): ShownCredit[] => JSON.parse(json),
);
