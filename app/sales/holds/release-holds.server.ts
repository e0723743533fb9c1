import { eq, type SQL, sql } from "drizzle-orm";
import { runBatch } from "#app/database/batch.server.ts";
import type { Database } from "#app/database/client.server.ts";
import { bookings } from "#app/database/schema.server.ts";
import { isLiveHold } from "#app/departures/seats/seats-taken.server.ts";
import type { Actor } from "#app/sales/actor.ts";
import { recordBookingEntries } from "#app/sales/booking/booking-events.server.ts";
import { type BookingScope, inScope } from "#app/sales/staff/booking-scope.server.ts";

/** SQL on `bookings`: staff or the guest released the seats themselves, after they were last taken. */
export const wasLetGo = sql`EXISTS (SELECT 1 FROM booking_events AS released
	WHERE released.booking_id = bookings.id AND released.type = 'let go' AND NOT EXISTS (
		SELECT 1 FROM booking_events AS later
		WHERE later.booking_id = bookings.id AND later.type = 'brought back' AND later.id > released.id))`;

/**
 * The statements, for one batch, that release live holds; the second one changes the bookings. A
 * paid booking is left alone, and a second call changes nothing. The booking becomes expired, as if
 * its time had ended: a payment that still arrives gets the seats while they are free, or is
 * refunded.
 * @param which SQL on `bookings`.
 */
function releaseStatements(
	db: Database,
	which: SQL,
	{ actor, now }: { actor: Actor | null; now: number },
) {
	const line = { code: "released", by: actor ? "staff" : "guest" } as const;
	const goes = sql`${isLiveHold(now)} AND ${which}`;
	return {
		events: recordBookingEntries(
			db,
			{ type: "let go", line, actor: actor ?? undefined, now },
			goes,
		),
		released: db.all<{ excursionId: string }>(sql`
			UPDATE bookings SET status = 'expired', hold_expires_at = ${now}, updated_at = ${now}
			WHERE ${goes} RETURNING excursion_id AS excursionId`),
	};
}

/**
 * Staff release unpaid holds; one batch.
 * @returns the excursion of each released hold, so that its pages can be purged.
 */
export async function releaseHolds(
	db: Database,
	scope: BookingScope,
	bookingIds: readonly number[],
	{ actor, now }: { actor: Actor; now: number },
): Promise<string[]> {
	const which = sql`bookings.id IN (SELECT value FROM json_each(${JSON.stringify(bookingIds)}))
		AND ${inScope(scope)}`;
	const { released } = await runBatch(db, releaseStatements(db, which, { actor, now }));
	return released.map(({ excursionId }) => excursionId);
}

type ReleaseOutcome =
	| { outcome: "let go"; excursionId: string; date: string }
	/** Paid, cancelled or expired: there is no hold to release. */
	| { outcome: "not held"; excursionId: string }
	| { outcome: "unknown" };

/**
 * Releases the hold of a booking. Its address is the guest's permission; one round trip, and a
 * second call changes nothing.
 */
export async function releaseHold(
	db: Database,
	confirmId: string,
	/** `actor`: the member of staff who did it on the guest's page, as at a hotel's desk; null for the guest. */
	{ actor, now }: { actor: Actor | null; now: number },
): Promise<ReleaseOutcome> {
	const ownHold = eq(bookings.confirmId, confirmId);
	const {
		release,
		booking: [booking],
	} = await runBatch(db, {
		release: releaseStatements(db, sql`bookings.confirm_id = ${confirmId}`, { actor, now }),
		booking: db.select().from(bookings).where(ownHold),
	});
	if (!booking) return { outcome: "unknown" };
	const { excursionId, date } = booking;
	return release.released.length > 0
		? { outcome: "let go", excursionId, date }
		: { outcome: "not held", excursionId };
}
