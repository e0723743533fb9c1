import { type SQL, sql } from "drizzle-orm";
import type { Database } from "#app/database/client.server.ts";
import { isSold } from "#app/departures/seats/seats-taken.server.ts";
import type { SoldDay } from "./oversold.ts";

interface LowerSeats {
	excursionId: string;
	/** The new usual capacity. */
	capacity: number;
	/** First local date to check. */
	from: string;
}

/**
 * Coming dates with more confirmed seats than the new capacity; none unless the capacity is being lowered. Closed
 * dates, and dates with their own capacity, are left out. Columns: `date`, `sold`.
 */
function soldAbove({ excursionId, capacity, from }: LowerSeats): SQL {
	return sql`
		SELECT sale.date, sum(sale.seats) AS sold FROM bookings AS sale
		WHERE sale.excursion_id = ${excursionId} AND sale.date >= ${from} AND ${isSold("sale")}
			AND (SELECT usual.capacity FROM excursions AS usual WHERE usual.id = ${excursionId}) > ${capacity}
			AND sale.date NOT IN (
				SELECT changed.date FROM departure_overrides AS changed
				WHERE changed.excursion_id = ${excursionId} AND (changed.is_closed = 1 OR changed.capacity IS NOT NULL))
		GROUP BY sale.date HAVING sum(sale.seats) > ${capacity}`;
}

/** Condition for the statement that lowers the capacity: true while all confirmed guests keep their seats. */
export function noGuestLosesSeat(change: LowerSeats): SQL {
	return sql`NOT EXISTS (${soldAbove(change)})`;
}

export async function listSoldAbove(db: Database, change: LowerSeats): Promise<SoldDay[]> {
	return db.all<SoldDay>(sql`${soldAbove(change)} ORDER BY sale.date`);
}

/** SQL expression: confirmed seats of one departure. */
export function soldOn(excursionId: string, date: string): SQL {
	return sql`(SELECT coalesce(sum(sale.seats), 0) FROM bookings AS sale
		WHERE sale.excursion_id = ${excursionId} AND sale.date = ${date} AND ${isSold("sale")})`;
}
