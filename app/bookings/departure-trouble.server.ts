import { sql } from "drizzle-orm";
import type { Database } from "#app/database/client.server.ts";

export interface TroubledDeparture {
	kind: "closed but sold" | "oversold";
	excursionId: string;
	title: string;
	/** Local date. */
	date: string;
	sold: number;
	capacity: number;
}

/**
 * Coming departures that do not hold everybody who is booked: closed, or with more sold than seats,
 * whether the seats were lowered for that date or for the whole excursion. The soonest first.
 */
export function troubledDepartures(db: Database, from: string, limit: number) {
	return db.all<TroubledDeparture>(sql`
		SELECT CASE WHEN changed.is_closed = 1 THEN 'closed but sold' ELSE 'oversold' END AS kind,
			sale.excursion_id AS excursionId, excursions.title, sale.date, sale.sold,
			coalesce(changed.capacity, excursions.capacity) AS capacity
		FROM (
			SELECT excursion_id, date, sum(seats) AS sold FROM bookings INDEXED BY bookings_coming
			WHERE date >= ${from} AND status = 'confirmed'
			GROUP BY date, excursion_id
		) AS sale
		JOIN excursions ON excursions.id = sale.excursion_id
		LEFT JOIN departure_overrides AS changed
			ON changed.excursion_id = sale.excursion_id AND changed.date = sale.date
		WHERE changed.is_closed = 1 OR sale.sold > coalesce(changed.capacity, excursions.capacity)
		ORDER BY sale.date LIMIT ${limit}`);
}
