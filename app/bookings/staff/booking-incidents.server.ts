/**
 * What needs attention and is read off the bookings themselves: it stands in the list for as long as it is
 * so, and nobody has to settle it. The other matters are rows of their own (attention/).
 */
import { type SQL, sql } from "drizzle-orm";
import type { Database } from "#app/database/client.server.ts";
import {
	type BookingIncidentKind,
	bookingIncidentsOf,
	type IncidentFilter,
} from "#app/incidents/incident.ts";
import { incidentPage, openItemsCount, pageStatements } from "#app/incidents/incidents.server.ts";

export interface BookingIncident {
	kind: BookingIncidentKind;
	excursionId: string;
	title: string;
	/** Local date. */
	date: string;
	/** Null where it is about a whole departure. */
	bookingId: number | null;
	reference: string;
	/** Seats sold and seats there are, of a departure. */
	sold: number;
	capacity: number;
	/** What a hotel has to pay back. */
	amountCents: number;
	/** ISO 4217 */
	currency: string;
}

/** More than a person looks through at once. */
export const matterMost = 20;

/** Coming departures without room for everybody, the soonest first, then hotels that owe guests money. */
export function bookingIncidents(
	db: Database,
	today: string,
	kinds: readonly BookingIncidentKind[],
) {
	const wanted =
		kinds.length === 0
			? sql`''`
			: sql.join(
					kinds.map((kind) => sql`${kind}`),
					sql`, `,
				);
	return db.all<BookingIncident>(sql`
		SELECT * FROM (
			SELECT * FROM (${troubledDepartures(today)}) WHERE kind IN (${wanted}) ORDER BY date LIMIT ${matterMost}
		)
		UNION ALL SELECT * FROM (
			SELECT * FROM (${hotelDebts}) WHERE kind IN (${wanted}) ORDER BY date LIMIT ${matterMost}
		)`);
}

/** The number in the menu, on the page and on the overview: matters of both sorts. */
export async function countBookingIncidents(db: Database, today: string): Promise<number> {
	const [row] = await bookingIncidentCount(db, today);
	return row?.open ?? 0;
}

/** One page of matters of both sorts, and how many are open; one round trip. */
export async function listBookingIncidents(db: Database, filter: IncidentFilter, today: string) {
	const [matters, [count], rows, urgent] = await db.batch([
		bookingIncidents(db, today, bookingIncidentsOf(filter)),
		bookingIncidentCount(db, today),
		...pageStatements(db, filter),
	]);
	return { ...incidentPage(rows, urgent), matters, openCount: count?.open ?? 0 };
}

/** The number, for a batch. */
export function bookingIncidentCount(db: Database, today: string) {
	return db.all<{ open: number }>(sql`
		SELECT ${openItemsCount} + (SELECT count(*) FROM (${troubledDepartures(today)}))
			+ (SELECT count(*) FROM (${hotelDebts})) AS open`);
}

/**
 * Coming departures that do not hold everybody who is booked: closed, or with more sold than seats,
 * whether the seats were lowered for that date or for the whole excursion.
 */
function troubledDepartures(today: string): SQL {
	return sql`
		SELECT CASE WHEN changed.is_closed = 1 THEN 'closed but sold' ELSE 'oversold' END AS kind,
			sale.excursion_id AS excursionId, excursions.title, sale.date, NULL AS bookingId,
			'' AS reference, sale.sold, coalesce(changed.capacity, excursions.capacity) AS capacity,
			0 AS amountCents, '' AS currency
		FROM (
			SELECT excursion_id, date, sum(seats) AS sold FROM bookings INDEXED BY bookings_coming
			WHERE date >= ${today} AND status = 'confirmed'
			GROUP BY date, excursion_id
		) AS sale
		JOIN excursions ON excursions.id = sale.excursion_id
		LEFT JOIN departure_overrides AS changed
			ON changed.excursion_id = sale.excursion_id AND changed.date = sale.date
		WHERE changed.is_closed = 1 OR sale.sold > coalesce(changed.capacity, excursions.capacity)`;
}

/** Money that a hotel took for a booking that is cancelled: only the hotel can pay it back, and staff say when. */
const hotelDebts = sql`
	SELECT 'hotel pays back' AS kind, bookings.excursion_id AS excursionId, bookings.title, bookings.date,
		bookings.id AS bookingId, bookings.reference, 0 AS sold, 0 AS capacity,
		coalesce(payments.refund_cents, payments.received_cents, payments.amount_cents) AS amountCents, payments.currency
	FROM payments JOIN bookings ON bookings.id = payments.booking_id
	WHERE payments.status = 'paid' AND payments.refund_reason IS NOT NULL AND payments.gateway = 'hotel'`;
