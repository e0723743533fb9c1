import { and, eq, gte, sql } from "drizzle-orm";
import type { Database } from "#app/database/client.server.ts";
import { bookings } from "#app/database/schema.server.ts";
import { isSold } from "#app/departures/seats/seats-taken.server.ts";

/** Statement: what was sold in a hotel's name by month of the trip, and what it still has to collect from its guests, in cents. */
export function monthsOfHotel(db: Database, hotelId: string, fromMonth: string) {
	const month = sql<string>`substr(${bookings.date}, 1, 7)`;
	return db
		.select({
			/** "2027-06" */
			month,
			bookings: sql<number>`count(*)`,
			seats: sql<number>`sum(${bookings.seats})`,
			total: sql<number>`sum(${bookings.priceCents})`,
			/** That the hotel still has to collect. */
			open: sql<number>`sum((SELECT coalesce(sum(due.amount_cents), 0) FROM payments AS due
				WHERE due.booking_id = bookings.id AND due.gateway = 'hotel' AND due.status = 'created'))`,
		})
		.from(bookings)
		.where(and(eq(bookings.hotelId, hotelId), gte(bookings.date, `${fromMonth}-01`), isSold()))
		.groupBy(month)
		.orderBy(month);
}
