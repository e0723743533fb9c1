import { sql } from "drizzle-orm";
import type { Actor } from "#app/bookings/actor.ts";
import { recordEvent } from "#app/bookings/booking-events.server.ts";
import { runBatch } from "#app/database/batch.server.ts";
import type { Database } from "#app/database/client.server.ts";
import type { Boarding, TickAnswer } from "./boarding.ts";

interface Tick {
	bookingId: number;
	/** Null undoes an earlier tick. */
	state: Boarding | null;
	/** Made on the device once for each press; absent without JavaScript. */
	id?: string;
	/** Milliseconds since the epoch when it was pressed, by the server's clock. */
	pressedAt: number;
}

/**
 * Stores whether a guest boarded, or undoes a tick; the history keeps every change. The same press
 * is stored once and never replaces a later one. An undone tick has no row in `boardings`, so the
 * history is checked too.
 */
export async function markBoarding(
	db: Database,
	departure: { excursionId: string; date: string },
	{ bookingId, state, id, pressedAt }: Tick,
	{ actor, now }: { actor: Actor; now: number },
): Promise<TickAnswer> {
	const isAboard = sql`SELECT id FROM bookings WHERE id = ${bookingId} AND status = 'confirmed'
		AND excursion_id = ${departure.excursionId} AND date = ${departure.date}`;
	const dedupeKey = id ? `boarding:${bookingId}:${id}` : undefined;
	const isTaken = sql`EXISTS (SELECT 1 FROM booking_events WHERE dedupe_key = ${dedupeKey ?? null})`;
	const isNewer = sql`(
		EXISTS (SELECT 1 FROM boardings WHERE booking_id = ${bookingId} AND marked_at > ${pressedAt})
		OR EXISTS (SELECT 1 FROM booking_events WHERE booking_id = ${bookingId}
			AND type IN ('picked up', 'no-show', 'boarding undone') AND created_at > ${pressedAt}))`;
	const isDue = sql`NOT ${isTaken} AND NOT ${isNewer}`;
	const {
		found: [found],
	} = await runBatch(db, {
		boarding: state
			? db.run(sql`
				INSERT INTO boardings (booking_id, state, marked_by, marked_at)
				SELECT id, ${state}, ${actor.name}, ${pressedAt} FROM (${isAboard}) WHERE ${isDue}
				ON CONFLICT (booking_id) DO UPDATE
				SET state = excluded.state, marked_by = excluded.marked_by, marked_at = excluded.marked_at
				WHERE state <> excluded.state`)
			: db.run(sql`DELETE FROM boardings WHERE booking_id IN (${isAboard}) AND ${isDue}`),
		event: recordEvent(db, bookingId, {
			type: state ?? "boarding undone",
			detail: delayInWords(now - pressedAt),
			actor,
			...(dedupeKey ? { dedupeKey } : {}),
			now: pressedAt,
		}),
		// the same answer given again later is the newer one
		newer: db.run(sql`
			UPDATE boardings SET marked_at = ${pressedAt}
			WHERE booking_id IN (${isAboard}) AND state = ${state} AND marked_at < ${pressedAt}`),
		found: db.all<{
			boarding: Boarding | null;
			isAboard: number;
			isTaken: number;
			isNewer: number;
		}>(sql`
			SELECT (SELECT state FROM boardings WHERE booking_id = ${bookingId}) AS boarding,
				EXISTS (${isAboard}) AS isAboard, ${isTaken} AS isTaken, ${isNewer} AS isNewer`),
	});
	const boarding = found?.boarding ?? null;
	const answer = (outcome: TickAnswer["outcome"]) => ({ outcome, boarding, now });
	if (found?.isTaken) return answer("taken");
	if (!found?.isAboard) return answer("gone");
	return answer(found.isNewer && boarding !== state ? "newer" : "taken");
}

/** For the history: how much later than the press it arrived. */
function delayInWords(milliseconds: number): string {
	const minutes = Math.floor(milliseconds / 60_000);
	if (minutes < 1) return "";
	return `pressed without a network, arrived ${minutes} ${minutes === 1 ? "minute" : "minutes"} later`;
}
