import { sql } from "drizzle-orm";
import { instantOf } from "#app/catalogue/local-date.ts";
import type { Database } from "#app/database/client.server.ts";
import { isSold } from "#app/departures/seats/seats-taken.server.ts";
import { type VanProgress, vanProgress } from "./van-progress.ts";

interface StopRow {
	date: string;
	/** Of the pickup. */
	time: string;
	isOwn: number;
	isDone: number;
	tickedAt: number | null;
	/** The guest who asks is ticked. */
	isOver: number;
}

/**
 * What is known of the van of a confirmed booking; null for a guest who is aboard or a no-show. One statement. The
 * rows of other guests are counted and never leave the server.
 */
export async function readVan(
	db: Database,
	confirmId: string,
	{ now, timeZone }: { now: number; timeZone: string },
): Promise<VanProgress | null> {
	const rows = await db.all<StopRow>(sql`
		SELECT bookings.date, bookings.pickup_time AS time,
			max(bookings.id = own.id) AS isOwn,
			min(boardings.state IS NOT NULL) AS isDone,
			max(boardings.marked_at) AS tickedAt,
			max(bookings.id = own.id AND boardings.state IS NOT NULL) AS isOver
		FROM bookings AS own
		JOIN bookings ON bookings.excursion_id = own.excursion_id AND bookings.date = own.date
		LEFT JOIN boardings ON boardings.booking_id = bookings.id
		WHERE own.confirm_id = ${confirmId} AND ${isSold("own")}
			AND ${isSold()}
		GROUP BY bookings.pickup_time, bookings.pickup_point_id`);
	if (rows.some((row) => row.isOver)) return null;
	const stops = rows.map(({ date, time, isOwn, isDone, tickedAt }) => ({
		pickupAt: instantOf(date, time, timeZone),
		isOwn: isOwn === 1,
		isDone: isDone === 1,
		tickedAt,
	}));
	return vanProgress(stops, now);
}
