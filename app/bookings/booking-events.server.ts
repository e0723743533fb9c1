import { type SQL, sql } from "drizzle-orm";
import type { Database } from "#app/database/client.server.ts";
import type { bookingEvents } from "#app/database/schema.server.ts";
import type { Actor } from "./actor.ts";

type BookingEventType = (typeof bookingEvents.$inferSelect)["type"];

export interface NewBookingEvent {
	type: BookingEventType;
	/** Further text for the history; SQL where only the statement knows it. */
	detail?: string | SQL;
	/** Absent for the guest, the gateway and the cron job. */
	actor?: Actor;
	/** Made once for each form, so that a repeated click adds one event. */
	dedupeKey?: string;
	now: number;
}

/** SQL that is true if the previous statement of the batch changed something. */
export const somethingChanged = sql`changes() > 0`;

/**
 * Adds an event to a booking's history. It must directly follow the statement of the change in its
 * batch: without another condition it is written only if that statement changed something.
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

/** Adds the same event to every booking that `which` selects. */
export function recordEvents(db: Database, event: NewBookingEvent, which: SQL) {
	return recordEventsFrom(db, event, sql`FROM bookings WHERE ${which}`, sql`bookings.id`);
}

/** Adds one event for each row of a FROM clause; `bookingId` is the row's booking. */
export function recordEventsFrom(db: Database, event: NewBookingEvent, from: SQL, bookingId: SQL) {
	return db.run(sql`
		INSERT INTO booking_events
			(booking_id, type, detail, actor_id, actor_name, impersonator_id, created_at)
		SELECT ${bookingId}, ${event.type}, ${event.detail ?? ""}, ${event.actor?.id ?? null},
			${event.actor?.name ?? null}, ${event.actor?.impersonatorId ?? null}, ${event.now}
		${from}`);
}
