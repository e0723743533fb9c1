import { type SQL, sql } from "drizzle-orm";
import { isSold } from "#app/bookings/seats-taken.server.ts";
import type { Database } from "#app/database/client.server.ts";
import type { SoldDay } from "./oversold.ts";

interface LowerSeats {
	excursionId: string;
	/** What the excursion is to have on a usual day. */
	capacity: number;
	/** The first local date that counts. */
	from: string;
}

/**
 * The coming days that sold more than an excursion would have, when that is fewer than now; a day that
 * is closed, or has seats of its own, does not follow the usual number. `date` and `sold` a row.
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

/** Into the statement that lowers the seats: true while everybody still has one. */
export function nobodyLosesSeat(change: LowerSeats): SQL {
	return sql`NOT EXISTS (${soldAbove(change)})`;
}

export async function listSoldAbove(db: Database, change: LowerSeats): Promise<SoldDay[]> {
	return db.all<SoldDay>(sql`${soldAbove(change)} ORDER BY sale.date`);
}

/** Confirmed seats of one date, as an expression. */
export function soldOn(excursionId: string, date: string): SQL {
	return sql`(SELECT coalesce(sum(sale.seats), 0) FROM bookings AS sale
		WHERE sale.excursion_id = ${excursionId} AND sale.date = ${date} AND ${isSold("sale")})`;
}
