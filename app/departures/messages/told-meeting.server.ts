import { sql } from "drizzle-orm";

/** Codes of the changes after which another time or place holds for a guest than a message had said. */
const movesPickup = sql`(change.line ->> 'code' IN ('moved', 'departure moved', 'new times')
	OR (change.line ->> 'code' = 'edited' AND change.line LIKE '%"field":"pickup"%'))`;

/**
 * SQL of the newest message about time or place that the guest of a row of `bookings` was told and that still holds, a
 * `DepartureMessage` as JSON; NULL without one. A booking that moved afterwards has left it behind.
 */
export const toldMessage = sql<string | null>`(
	SELECT said.message FROM told_guests AS told JOIN departure_messages AS said ON said.id = told.message_id
	WHERE told.booking_id = bookings.id AND said.kind IN ('late', 'elsewhere')
		AND said.departure_id = bookings.departure_id
		AND NOT EXISTS (SELECT 1 FROM booking_events AS change
			WHERE change.booking_id = bookings.id AND change.type = 'changed' AND change.created_at > said.created_at
				AND ${movesPickup})
	ORDER BY said.id DESC LIMIT 1)`;
