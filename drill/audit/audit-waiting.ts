import { sql } from "drizzle-orm";
import { canaryInstant, hour, minute, morningAfter } from "../clock.ts";
import { holdsSeats } from "./audit-seats.ts";
import type { Books, Break } from "./auditor.ts";

/** A party has one offer at a time, each row of a waiting list one in all, and one end; an offer that is over holds no seat. */
export async function checkWaiting(books: Books): Promise<Break[]> {
	const { db, clock } = books;
	const now = clock.now();
	const isHeld = sql`offer.status = 'pending' AND offer.hold_expires_at > ${now}`;
	const twice = await db.all<{ name: string; offers: number }>(sql`
		SELECT party.secret AS name, count(*) AS offers
		FROM waiting_parties AS party JOIN bookings AS offer ON offer.id = party.booking_id
		WHERE ${isHeld} GROUP BY party.secret HAVING offers > 1`);
	const repeated = await db.all<{ id: number; type: string; times: number }>(sql`
		SELECT party_id AS id, CASE WHEN type = 'offered' THEN type ELSE 'ended' END AS type, count(*) AS times
		FROM waiting_events WHERE type NOT IN ('joined', 'moved', 'passed over', 'called')
		GROUP BY 1, 2 HAVING times > 1`);
	const lost = await db.all<{ id: number; end: string }>(sql`
		SELECT party.id, party."end" FROM waiting_parties AS party JOIN bookings AS offer ON offer.id = party.booking_id
		WHERE party."end" IN ('lapsed', 'refused', 'removed') AND ${isHeld}`);
	return [
		...twice.map(({ name, offers }) => ({
			invariant: "a waiting party has one offer at a time",
			what: `${name} has ${offers}`,
		})),
		...repeated.map(({ id, type, times }) => ({
			invariant: "a waiting party is offered seats once, and ends once",
			what: `${id} was ${type} ${times} times`,
		})),
		...lost.map(({ id, end }) => ({
			invariant: "an offer that is over holds no seat",
			what: `the offer of ${id}, which ended as ${end}, still holds seats`,
		})),
		...(await checkOfferedSeats(books)),
		...(await checkStuckLists(books)),
	];
}

/** At the moment of each offer, and of each booking beside it, the departure had the seats of all that were live then. */
async function checkOfferedSeats({ db }: Books): Promise<Break[]> {
	const crowded = await db.all<{ id: number; seats: number; capacity: number }>(sql`
		WITH spans(id, departure, capacity, seats, since, until) AS (
			SELECT sold.id, leaving.id, leaving.capacity, sold.adults + sold.children + sold.bebe, sold.created_at,
				CASE sold.status WHEN 'confirmed' THEN 9000000000000000 WHEN 'cancelled' THEN sold.cancelled_at
					ELSE sold.hold_expires_at END
			FROM bookings AS sold JOIN departures AS leaving ON leaving.id = sold.departure_id
			WHERE leaving.id IN (SELECT departure_id FROM waiting_parties)
		)
		SELECT one.id, sum(other.seats) AS seats, one.capacity FROM spans AS one
		JOIN spans AS other ON other.departure = one.departure AND other.since <= one.since AND other.until > one.since
		GROUP BY one.id HAVING sum(other.seats) > one.capacity`);
	return crowded.map(({ id, seats, capacity }) => ({
		invariant: "no seat is offered twice",
		what: `when booking ${id} was made, ${seats} seats of ${capacity} were taken`,
	}));
}

interface StuckRow {
	id: number;
	date: string;
	start: string;
	cutoffHours: number;
	/** Since when it waits, and since when nothing has changed on its departure. */
	since: number;
	stillSince: number;
}

/** Nothing is offered later than this before the cut-off. */
const leastMinutes = 30;

/** Watchdog: nobody waits for seats that the cron job could have offered. */
async function checkStuckLists({ db, clock, cronRuns }: Books): Promise<Break[]> {
	const now = clock.now();
	const rows = await db.all<StuckRow>(sql`
		SELECT party.id, leaving.date, leaving.start_time AS start, trip.cutoff_hours AS cutoffHours, party.created_at AS since,
			coalesce((SELECT max(max(sold.updated_at, iif(sold.hold_expires_at <= ${now}, sold.hold_expires_at, 0)))
				FROM bookings AS sold WHERE sold.departure_id = leaving.id), 0) AS stillSince
		FROM waiting_parties AS party JOIN departures AS leaving ON leaving.id = party.departure_id
		JOIN excursions AS trip ON trip.id = leaving.excursion_id
		WHERE party.ended_at IS NULL AND party.booking_id IS NULL AND leaving.state = 'open' AND trip.is_active
			AND party.adults + party.children + party.bebe <= leaving.capacity - coalesce(
				(SELECT sum(sold.adults + sold.children + sold.bebe) FROM bookings AS sold
					WHERE sold.departure_id = leaving.id AND ${holdsSeats(now)}), 0)`);
	return rows.flatMap(({ id, date, start, cutoffHours, since, stillSince }) => {
		const last = canaryInstant(date, start) - cutoffHours * hour - leastMinutes * minute;
		const missed = cronRuns.filter(
			(run) => run > Math.max(since, stillSince) && run < last && morningAfter(run) === null,
		);
		if (missed.length === 0) return [];
		const what = `party ${id} waits, and ${missed.length} runs of the cron job passed while its seats were free`;
		return [{ invariant: "a list with free seats is served", what }];
	});
}
