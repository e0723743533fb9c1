import { type SQL, sql } from "drizzle-orm";
import type { Database } from "#app/database/client.server.ts";
import type { bookingEvents } from "#app/database/schema.server.ts";
import type { Actor } from "./actor.ts";

export type BookingEventType = (typeof bookingEvents.$inferSelect)["type"];

export interface NewBookingEvent {
	type: BookingEventType;
	/** What else there is to say, in words; SQL where the database knows it. */
	detail?: string | SQL;
	/** None: the guest, the gateway or the clock. */
	actor?: Actor;
	/** Made once a form: the same click twice is one entry. */
	dedupeKey?: string;
	now: number;
}

/** True for the statement right behind one that changed something, in the same batch. */
export const somethingChanged = sql`changes() > 0`;

/**
 * Writes into a booking's history. It belongs into the batch of the change, right behind its
 * statement: without another condition it is written only if that statement changed something.
 */
export function recordEvent(
	db: Database,
	bookingId: number | SQL,
	event: NewBookingEvent,
	condition: SQL = somethingChanged,
) {
	return db.run(sql`
		INSERT INTO booking_events
			(booking_id, type, detail, actor_id, actor_name, impersonator_id, dedupe_key, created_at)
		SELECT ${bookingId}, ${event.type}, ${event.detail ?? ""}, ${event.actor?.id ?? null},
			${event.actor?.name ?? null}, ${event.actor?.impersonatorId ?? null},
			${event.dedupeKey ?? null}, ${event.now}
		WHERE ${condition}
		ON CONFLICT (dedupe_key) DO NOTHING`);
}

/** The same for many bookings at once: one entry for each that `which` names. */
export function recordEvents(db: Database, event: NewBookingEvent, which: SQL) {
	return db.run(sql`
		INSERT INTO booking_events
			(booking_id, type, detail, actor_id, actor_name, impersonator_id, created_at)
		SELECT bookings.id, ${event.type}, ${event.detail ?? ""}, ${event.actor?.id ?? null},
			${event.actor?.name ?? null}, ${event.actor?.impersonatorId ?? null}, ${event.now}
		FROM bookings WHERE ${which}`);
}
