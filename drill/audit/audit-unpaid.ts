import { sql } from "drizzle-orm";
import type { Books, Break } from "./auditor.ts";

/** The unpaid limits, repeated here so that a change in the product is noticed. */
const most = { bookings: 6, seats: 24 };

/**
 * What attackers hold unpaid at this moment. They are told apart by their emails, independently of
 * the address hashes that the product stores.
 */
export async function checkUnpaidHolds({ db, clock }: Books): Promise<Break[]> {
	const isHeld = sql`booking.status = 'pending' AND booking.hold_expires_at > ${clock.now()}
		AND booking.email LIKE 'attack-%'`;
	const sources = await db.all<{ email: string; bookings: number; seats: number }>(sql`
		SELECT email, count(*) AS bookings, sum(adults + children + bebe) AS seats
		FROM bookings AS booking WHERE ${isHeld} GROUP BY email
		HAVING bookings > ${most.bookings} OR seats > ${most.seats}`);
	const departures = await db.all<{
		date: string;
		bookings: number;
		seats: number;
		room: number;
	}>(sql`
		SELECT booking.date, count(*) AS bookings, sum(booking.adults + booking.children + booking.bebe) AS seats,
			leaving.capacity AS room
		FROM bookings AS booking JOIN departures AS leaving ON leaving.id = booking.departure_id
		WHERE ${isHeld} GROUP BY booking.email, leaving.id
		HAVING bookings > 1 AND 2 * seats > room`);
	return [
		...sources.map(({ bookings, seats }) => ({
			invariant: "one source holds at most 6 unpaid bookings and 24 seats",
			what: `one holds ${bookings} bookings and ${seats} seats`,
		})),
		...departures.map(({ date, bookings, seats, room }) => ({
			invariant: "several unpaid bookings of one source hold at most half of a departure",
			what: `${bookings} bookings hold ${seats} of ${room} seats on ${date}`,
		})),
	];
}

/** The hash of a visitor's address must be deleted when the hold ends. */
export async function checkForgottenSources({ db }: Books): Promise<Break[]> {
	const rowsWithSource = await db.all<{ id: number; status: string }>(sql`
		SELECT id, status FROM bookings WHERE status <> 'pending' AND unpaid_source IS NOT NULL`);
	return rowsWithSource.map(({ id, status }) => ({
		invariant: "an address is forgotten with its hold",
		what: `booking ${id} is ${status} and still has its source`,
	}));
}
