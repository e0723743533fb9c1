import { type SQL, sql } from "drizzle-orm";
import type { Database } from "#app/database/client.server.ts";
import { isSold } from "#app/departures/seats/seats-taken.server.ts";
import type { SoldDay } from "./editor/save/save-refusal-words.ts";

interface LowerSeats {
	excursionId: string;
	/** The new usual capacity. */
	capacity: number;
	/** First local date to check. */
	from: string;
}

/**
 * Coming departures of the first timetable with more confirmed seats than its new capacity; none unless the capacity
 * is being lowered. Closed ones, and those with other seats than usual, are left out. Columns: `date`, `sold`.
 */
function soldAbove({ excursionId, capacity, from }: LowerSeats): SQL {
	return sql`
		SELECT leaving.date, sum(sale.seats) AS sold FROM departures AS leaving
		JOIN timetables AS usual ON usual.id = leaving.timetable_id AND usual.position = 0
		JOIN bookings AS sale ON sale.departure_id = leaving.id AND ${isSold("sale")}
		WHERE leaving.excursion_id = ${excursionId} AND leaving.date >= ${from} AND leaving.state = 'open'
			AND usual.capacity > ${capacity} AND leaving.capacity = usual.capacity
		GROUP BY leaving.id HAVING sum(sale.seats) > ${capacity}`;
}

/** Condition for the batch that lowers the capacity: true while all confirmed guests keep their seats. */
export function noGuestLosesSeat(change: LowerSeats): SQL {
	return sql`NOT EXISTS (${soldAbove(change)})`;
}

export function soldAboveStatement(db: Database, change: LowerSeats) {
	return db.all<SoldDay>(sql`${soldAbove(change)} ORDER BY leaving.date`);
}
