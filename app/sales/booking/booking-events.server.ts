import { type SQL, sql } from "drizzle-orm";
import type { Database } from "#app/database/client.server.ts";
import type { bookingEvents } from "#app/database/schema.server.ts";
import { storedLineSql, type WithSql } from "#app/database/stored-line.server.ts";
import { type Mail, queueMail } from "#app/outbox/outbox.server.ts";
import type { Actor } from "#app/sales/actor.ts";
import type { HistoryLine } from "#app/sales/history/history-lines.ts";

type BookingEventType = (typeof bookingEvents.$inferSelect)["type"];

/** A code with values, without words of a language; SQL where only the statement knows a value. */
export type NewHistoryLine = WithSql<HistoryLine>;

export interface NewBookingEntry {
	type: BookingEventType | SQL;
	/** What the history says beside the type, in no language. */
	line?: NewHistoryLine | undefined;
	/** Instead of a line: what a person typed. */
	typedText?: string;
	/** Instead of a line: the subject of a mail. */
	subject?: string;
	/** Absent for the guest, the gateway and the cron job. */
	actor?: Actor | undefined;
	/** Made once for each form, so that a repeated click adds one event. */
	dedupeKey?: string;
	now: number;
}

/** SQL that is true if the previous statement of the batch changed something. */
export const somethingChanged = sql`changes() > 0`;

/** SQL of the columns `detail, line` of an entry. */
function saidColumns({ line, typedText, subject }: NewBookingEntry): SQL {
	return line ? sql`'', ${storedLineSql(line)}` : sql`${typedText ?? subject ?? ""}, NULL`;
}

/**
 * Adds an event to a booking's history. It must directly follow the statement of the change in its
 * batch: without another condition it is written only if that statement changed something.
 */
export function recordBookingEntry(
	db: Database,
	bookingId: number | SQL,
	event: NewBookingEntry,
	condition: SQL = somethingChanged,
) {
	return db.run(sql`
		INSERT INTO booking_events
			(booking_id, type, detail, line, actor_id, actor_name, impersonator_id, dedupe_key, created_at)
		SELECT ${bookingId}, ${event.type}, ${saidColumns(event)}, ${event.actor?.id ?? null},
			${event.actor?.name ?? null}, ${event.actor?.impersonatorId ?? null},
			${event.dedupeKey ?? null}, ${event.now}
		WHERE ${condition}
		ON CONFLICT (dedupe_key) DO NOTHING`);
}

/** Queues a mail to a booking's guest, if `condition` holds where there is one, and says in the booking's history that it was queued. */
export function queueBookingMail(
	db: Database,
	bookingId: number,
	mail: Mail,
	{
		actor,
		now,
		condition = sql`true`,
	}: { actor?: Actor | undefined; now: number; condition?: SQL },
) {
	return {
		mail: queueMail(db, mail, now, condition),
		entry: recordBookingEntry(db, bookingId, { type: "mail", subject: mail.subject, actor, now }),
	};
}

/**
 * Adds the rows of a SELECT to the histories of their bookings.
 * @param rows selects booking_id, type, detail, line, actor_id, actor_name, impersonator_id, dedupe_key, created_at;
 * it ends with its own ON CONFLICT where a key may come twice.
 */
export function recordSelectedEntries(db: Database, rows: SQL) {
	return db.run(sql`
		INSERT INTO booking_events
			(booking_id, type, detail, line, actor_id, actor_name, impersonator_id, dedupe_key, created_at)
		${rows}`);
}

/** Adds the same event to every booking that `which` selects. */
export function recordBookingEntries(db: Database, event: NewBookingEntry, which: SQL) {
	return recordBookingEntriesFrom(db, event, sql`FROM bookings WHERE ${which}`, sql`bookings.id`);
}

/** Adds one event for each row of a FROM clause; `bookingId` is the row's booking. */
export function recordBookingEntriesFrom(
	db: Database,
	event: NewBookingEntry,
	from: SQL,
	bookingId: SQL,
) {
	return db.run(sql`
		INSERT INTO booking_events
			(booking_id, type, detail, line, actor_id, actor_name, impersonator_id, created_at)
		SELECT ${bookingId}, ${event.type}, ${saidColumns(event)}, ${event.actor?.id ?? null},
			${event.actor?.name ?? null}, ${event.actor?.impersonatorId ?? null}, ${event.now}
		${from}`);
}
