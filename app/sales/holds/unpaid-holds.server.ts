import { type SQL, sql } from "drizzle-orm";
import type { Database } from "#app/database/client.server.ts";
import { isLiveHold } from "#app/departures/seats/seats-taken.server.ts";
import { type BookingScope, inScope } from "#app/sales/staff/booking-scope.server.ts";
import type { UnpaidHold, UnpaidSums } from "./unpaid-holds.ts";

/** Longest list that is shown; the sums count all holds. */
export const holdsShown = 200;

interface HoldRow extends Omit<UnpaidHold, "isPageOpen" | "source"> {
	isPageOpen: number;
	/** Number of the source, in no particular order. */
	rank: number;
	allBookings: number;
	allSeats: number;
}

/**
 * The statement that reads live unpaid holds, the oldest first. Sources are counted and numbered in
 * SQL and never leave the database, because a source is the hash of a visitor's address.
 */
export function unpaidHoldsStatement(
	db: Database,
	scope: BookingScope,
	now: number,
	which: SQL = sql`true`,
) {
	return db.all<HoldRow>(sql`
		SELECT unpaid.id, unpaid.reference, unpaid.name, unpaid.title, unpaid.excursion_id AS excursionId, unpaid.date,
			unpaid.seats, unpaid.created_at AS createdAt, unpaid.hold_expires_at AS holdExpiresAt,
			coalesce((SELECT name FROM hotels WHERE hotels.id = unpaid.hotel_id), 'web') AS partner,
			unpaid.source AS soldVia,
			EXISTS (SELECT 1 FROM payments WHERE payments.booking_id = unpaid.id
				AND payments.session_id IS NOT NULL) AS isPageOpen,
			unpaid.fromSource, unpaid.rank, unpaid.allBookings, unpaid.allSeats
		FROM (
			SELECT bookings.*,
				CASE WHEN unpaid_source IS NULL THEN 1
					ELSE count(*) OVER (PARTITION BY unpaid_source) END AS fromSource,
				dense_rank() OVER (ORDER BY unpaid_source) AS rank,
				count(*) OVER () AS allBookings, sum(seats) OVER () AS allSeats
			FROM bookings
			WHERE ${isLiveHold(now)} AND ${inScope(scope)}
		) AS unpaid
		WHERE ${which}
		ORDER BY unpaid.created_at, unpaid.id LIMIT ${holdsShown}`);
}

/** Only holds of one departure; other holds of the same source are still counted. */
export function onDeparture(departureId: number): SQL {
	return sql`unpaid.departure_id = ${departureId}`;
}

/** Only the named bookings; other holds of the same source are still counted. */
export function amongHolds(bookingIds: readonly number[]): SQL {
	return sql`unpaid.id IN (SELECT value FROM json_each(${JSON.stringify(bookingIds)}))`;
}

export function toUnpaidHolds(rows: readonly HoldRow[]): UnpaidHold[] {
	const numbers = new Map<number, number>();
	return rows.map(({ rank, allBookings: _, allSeats: __, isPageOpen, ...row }) => {
		if (row.fromSource > 1 && !numbers.has(rank)) numbers.set(rank, numbers.size + 1);
		return { ...row, isPageOpen: isPageOpen === 1, source: numbers.get(rank) ?? null };
	});
}

/** Live unpaid holds, the oldest first, with the sums of all; one round trip. */
export async function listUnpaidHolds(
	db: Database,
	scope: BookingScope,
	now: number,
	which?: SQL,
): Promise<{ holds: UnpaidHold[]; all: UnpaidSums }> {
	const rows = await unpaidHoldsStatement(db, scope, now, which);
	const [first] = rows;
	return {
		holds: toUnpaidHolds(rows),
		all: { bookings: first?.allBookings ?? 0, seats: first?.allSeats ?? 0 },
	};
}
