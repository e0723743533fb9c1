import { sql } from "drizzle-orm";
import type { Books, Break } from "./auditor.ts";

/** A party has one offer at a time, each row of a waiting list one in all, and one end; an offer that is over holds no seat. */
export async function checkWaiting({ db, clock }: Books): Promise<Break[]> {
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
	];
}
