import { sql } from "drizzle-orm";
import { runBatch } from "#app/database/batch.server.ts";
import type { Database } from "#app/database/client.server.ts";
import { isCancelled, isSold } from "#app/departures/seats/seats-taken.server.ts";
import { type BoardingScope, mayBoard } from "#app/departures/team/boarding-scope.server.ts";
import type { Actor } from "#app/sales/actor.ts";
import { recordSelectedEntries } from "#app/sales/booking/booking-events.server.ts";

/** A note with its departure; times are by the server's clock. */
export interface BoardNote {
	/** Made on the phone once for each note. */
	id: string;
	departureId: number;
	bookingId: number;
	text: string;
	/** Milliseconds since the epoch. */
	pressedAt: number;
	/** Local date on which it was written. */
	writtenOn: string;
}

/**
 * Writes notes into the histories of bookings that the boarding app showed when they were written: of departures in the
 * scope, from those that were still out until tomorrow's, also where the booking was cancelled meanwhile. A note that is sent again is written once.
 * @returns ids of the notes that are kept.
 */
export async function saveBoardNotes(
	db: Database,
	scope: BoardingScope,
	notes: readonly BoardNote[],
	{ actor }: { actor: Actor },
): Promise<ReadonlySet<string>> {
	const sentRows = sql`json_each(${JSON.stringify(notes)}) AS sent`;
	const field = (name: keyof BoardNote) => sql`(sent.value ->> ${name})`;
	const isInScope = mayBoard(scope, sql`bookings.departure_id`);
	const dedupeKey = sql`'board-note:' || ${field("id")}`;
	const { savedNotes } = await runBatch(db, {
		notes: recordSelectedEntries(
			db,
			sql`
			SELECT bookings.id, 'note', ${field("text")}, NULL, ${actor.id}, ${actor.name}, ${actor.impersonatorId},
				${dedupeKey}, ${field("pressedAt")}
			FROM ${sentRows} JOIN bookings ON bookings.id = ${field("bookingId")}
			WHERE (${isSold()} OR ${isCancelled()}) AND bookings.erased_at IS NULL
				AND bookings.departure_id = ${field("departureId")}
				AND bookings.date <= date(${field("writtenOn")}, '+1 day')
				-- the longest trip that began on the first of these days may still have been out
				AND bookings.date >= (SELECT date(${field("writtenOn")}, '-' || (1 + max(duration_minutes) / 1440) || ' days')
					FROM excursions)
				AND ${isInScope}
			ON CONFLICT (dedupe_key) DO NOTHING`,
		),
		savedNotes: db.all<{ id: string }>(sql`
			SELECT ${field("id")} AS id FROM ${sentRows}
			JOIN booking_events AS note ON note.dedupe_key = ${dedupeKey} AND note.booking_id = ${field("bookingId")}`),
	});
	return new Set(savedNotes.map(({ id }) => id));
}
