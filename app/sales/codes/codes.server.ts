import { type SQL, sql } from "drizzle-orm";
import type { Reduction } from "#app/catalogue/prices/reduction.ts";
import type { Database } from "#app/database/client.server.ts";
import { takesSeats } from "#app/departures/seats/seats-taken.server.ts";
import { codeKey } from "./code.ts";
import type { CodeState } from "./code-decision.ts";

interface CodeRow
	extends Omit<
		CodeState,
		"reduction" | "excursionIds" | "hotel" | "isActive" | "combines" | "hasGuestUsedIt"
	> {
	percent: number | null;
	amountCents: number | null;
	excursionIds: string;
	hotelId: string | null;
	hotelName: string | null;
	hotelPointId: number | null;
	isActive: number;
	combines: number;
	hasGuestUsedIt: number;
}

/**
 * The statement that reads what a guest typed as a code; `toCode` makes it of the answer. Of several rows of one key the
 * active one, or else the newest.
 * @param email null while it is not typed.
 */
export function codeStatement(
	db: Database,
	{ typedCode, email, now }: { typedCode: string; email: string | null; now: number },
) {
	return db.all<CodeRow>(sql`
		SELECT code.id, code.version, code.code, code.percent, code.amount_cents AS amountCents,
			code.is_active AS isActive, code.combines, code.travel_from AS travelFrom, code.travel_to AS travelTo,
			code.book_from AS bookedFrom, code.book_to AS bookedTo, code.least_cents AS leastCents,
			code.most_bookings AS mostBookings, ${usesOf(now)} AS uses,
			(SELECT json_group_array(excursion_id) FROM code_excursions WHERE code_id = code.id) AS excursionIds,
			hotel.id AS hotelId, hotel.name AS hotelName, hotel.pickup_point_id AS hotelPointId,
			(code.once_per_guest = 1 AND ${isUsedBy(email, now)}) AS hasGuestUsedIt
		FROM codes AS code LEFT JOIN hotels AS hotel ON hotel.id = code.hotel_id
		WHERE code.key = ${codeKey(typedCode)}
		ORDER BY code.is_active DESC, code.id DESC LIMIT 1`);
}

export function toCode([row]: readonly CodeRow[]): CodeState | null {
	if (!row) return null;
	const { percent, amountCents, hotelId, hotelName, hotelPointId, ...rest } = row;
	return {
		...rest,
		reduction: reductionOfRow({ percent, amountCents }),
		excursionIds: JSON.parse(row.excursionIds),
		hotel:
			hotelId && hotelName ? { id: hotelId, name: hotelName, pickupPointId: hotelPointId } : null,
		isActive: row.isActive === 1,
		combines: row.combines === 1,
		hasGuestUsedIt: row.hasGuestUsedIt === 1,
	};
}

function reductionOfRow(row: { percent: number | null; amountCents: number | null }): Reduction {
	const { percent, amountCents } = row;
	return percent === null
		? { percent, amountCents: amountCents ?? 0 }
		: { percent, amountCents: null };
}

/** A code that a booking is about to use. */
export interface CodeClaim extends Pick<CodeState, "id" | "version"> {
	/** Of the guest; null where staff sell to somebody who gave none. */
	email: string | null;
}

/**
 * SQL that is true while a code is as it was read and may be used once more. It must stand inside the statement that claims
 * the seats, as `seatsAreFree` does: two guests press at once.
 */
export function codeMayBeUsed(code: CodeClaim | null, now: number): SQL {
	if (!code) return sql`true`;
	return sql`EXISTS (SELECT 1 FROM codes AS code
		WHERE code.id = ${code.id} AND code.version = ${code.version} AND code.is_active = 1
			AND (code.most_bookings IS NULL OR ${usesOf(now)} < code.most_bookings)
			AND (code.once_per_guest = 0 OR NOT ${isUsedBy(code.email, now)}))`;
}

/**
 * SQL on `bookings`: no code lowered its price, or the code has a use left for it. It must stand inside the statement that
 * holds an ended hold's seats again. Whether staff have ended the code means nothing: the price was agreed before.
 */
export function ownCodeMayBeUsed(now: number): SQL {
	const isOther = sql`used.code_id = code.id AND ${takesSeats(now, "used")} AND used.id <> bookings.id`;
	return sql`(bookings.code_id IS NULL OR EXISTS (SELECT 1 FROM codes AS code
		WHERE code.id = bookings.code_id
			AND (code.most_bookings IS NULL
				OR (SELECT count(*) FROM bookings AS used WHERE ${isOther}) < code.most_bookings)
			AND (code.once_per_guest = 0
				OR NOT EXISTS (SELECT 1 FROM bookings AS used WHERE ${isOther} AND used.email = bookings.email))))`;
}

/** Bookings that take seats; of a code without a limit nobody counts them. */
function usesOf(now: number): SQL {
	return sql`CASE WHEN code.most_bookings IS NULL THEN 0 ELSE (SELECT count(*) FROM bookings AS used
		WHERE used.code_id = code.id AND ${takesSeats(now, "used")}) END`;
}

function isUsedBy(email: string | null, now: number): SQL {
	return sql`EXISTS (SELECT 1 FROM bookings AS used
		WHERE used.code_id = code.id AND ${takesSeats(now, "used")} AND used.email = ${email})`;
}
