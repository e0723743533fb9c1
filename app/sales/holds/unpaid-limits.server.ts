import { type SQL, sql } from "drizzle-orm";
import type { Database } from "#app/database/client.server.ts";
import { capacityOf, type SeatClaim } from "#app/departures/seats/seats-are-free.server.ts";
import { isLiveHold } from "#app/departures/seats/seats-taken.server.ts";
import type { BotCheckState, UnpaidHolds, UnpaidLimits } from "./unpaid-limits.ts";

/** Who holds seats without having paid: the keyed hash of a visitor's address, or a hotel's totem. */
export interface UnpaidSource {
	/** SQL where only the statement knows the key; NULL for a sale that needs no payment. */
	key: string | SQL;
	limits: UnpaidLimits;
	/** Where a visitor can pass Turnstile: the limits after passing it, and the state of the check. */
	withBotCheck?: { limits: UnpaidLimits; state: BotCheckState };
}

/**
 * SQL that is true while a source may hold so many more unpaid seats. Attack: requests sent at the
 * same time would all pass an earlier check, so this condition stands INSIDE the statement that
 * takes the seats, like `seatsAreFree`. Last condition: after its first booking of a departure a
 * source may hold at most half of its seats, so that a large party can book but one source cannot
 * block a departure with several bookings. A closed departure has no capacity (NULL) and is refused
 * by `seatsAreFree`. `unpaidRefusal` is the same rule in words.
 */
export function mayHoldUnpaid(
	{ key, limits }: UnpaidSource,
	claim: Omit<SeatClaim, "isWhole">,
): SQL {
	const { departureId, seats, now, exceptBookingId = 0 } = claim;
	const isHere = sql`unpaid.departure_id = ${departureId}`;
	return sql`(${key} IS NULL OR (
		SELECT count(*) < ${limits.bookings}
			AND coalesce(sum(unpaid.seats), 0) + ${seats} <= ${limits.seats}
			AND (count(CASE WHEN ${isHere} THEN 1 END) = 0
				OR coalesce(2 * (sum(CASE WHEN ${isHere} THEN unpaid.seats ELSE 0 END) + ${seats})
					<= ${capacityOf(departureId)}, 1))
		FROM bookings AS unpaid
		WHERE unpaid.unpaid_source = ${key} AND ${isLiveHold(now, "unpaid")}
		 AND unpaid.id <> ${exceptBookingId}
	))`;
}

/** The statement that reads what a source holds, to explain a refusal. */
export function readUnpaidHolds(
	db: Database,
	{ key }: UnpaidSource,
	{ departureId, now, exceptBookingId = 0 }: Omit<SeatClaim, "seats" | "isWhole">,
) {
	return db.all<UnpaidHolds>(sql`
		SELECT count(*) AS bookings, coalesce(sum(seats), 0) AS seats, min(hold_expires_at) AS firstEndsAt,
			min(CASE WHEN departure_id = ${departureId} THEN hold_expires_at END) AS firstEndsHereAt,
			coalesce(sum(CASE WHEN departure_id = ${departureId} THEN seats END), 0) AS seatsHere,
			${capacityOf(departureId)} AS capacity
		FROM bookings AS unpaid
		WHERE unpaid_source = ${key} AND ${isLiveHold(now, "unpaid")}
			AND id <> ${exceptBookingId}`);
}
