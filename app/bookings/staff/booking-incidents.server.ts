/**
 * Incidents that are derived from bookings: they are listed while their cause exists and need not
 * be settled. The other incidents are rows of their own (app/incidents).
 */

import { type SQL, sql } from "drizzle-orm";
import { isSold } from "#app/bookings/seats-taken.server.ts";
import { runBatch } from "#app/database/batch.server.ts";
import type { Database } from "#app/database/client.server.ts";
import {
	type BookingIncidentKind,
	bookingIncidentsOf,
	type IncidentFilter,
} from "#app/incidents/incident.ts";
import { incidentPage, openItemsCount, pageStatements } from "#app/incidents/incidents.server.ts";
import { isRefundDue } from "#app/payments/payment-money.server.ts";

export interface BookingIncident {
	kind: BookingIncidentKind;
	excursionId: string;
	title: string;
	/** Local date. */
	date: string;
	/** Null when it concerns a whole departure. */
	bookingId: number | null;
	reference: string;
	/** Confirmed seats and capacity of a departure. */
	sold: number;
	capacity: number;
	/** Cents that a hotel must refund. */
	amountCents: number;
	/** ISO 4217 */
	currency: string;
}

/** Longest list that is shown. */
const mostBookingIncidents = 20;

/** Future departures with too few seats, the soonest first, then hotels that must refund guests. */
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
			SELECT * FROM (${departuresWithoutSeats(today)}) WHERE kind IN (${wanted}) ORDER BY date LIMIT ${mostBookingIncidents}
		)
		UNION ALL SELECT * FROM (
			SELECT * FROM (${hotelDebts}) WHERE kind IN (${wanted}) ORDER BY date LIMIT ${mostBookingIncidents}
		)`);
}

/** Number of open incidents of both kinds, for the menu, the page and the overview. */
export async function countBookingIncidents(db: Database, today: string): Promise<number> {
	const [row] = await bookingIncidentCount(db, today);
	return row?.open ?? 0;
}

/** One page of incidents of both kinds, and the number open; one round trip. */
export async function listBookingIncidents(db: Database, filter: IncidentFilter, today: string) {
	const { derivedIncidents, count, page } = await runBatch(db, {
		derivedIncidents: bookingIncidents(db, today, bookingIncidentsOf(filter)),
		count: bookingIncidentCount(db, today),
		page: pageStatements(db, filter),
	});
	return { ...incidentPage(page), derivedIncidents, openCount: count[0]?.open ?? 0 };
}

/** The statement behind `countBookingIncidents`, for a batch. */
export function bookingIncidentCount(db: Database, today: string) {
	return db.all<{ open: number }>(sql`
		SELECT ${openItemsCount} + (SELECT count(*) FROM (${departuresWithoutSeats(today)}))
			+ (SELECT count(*) FROM (${hotelDebts})) AS open`);
}

/**
 * Future departures without seats for everybody booked: closed, or oversold because the capacity
 * was lowered for the date or for the excursion.
 */
function departuresWithoutSeats(today: string): SQL {
	return sql`
		SELECT CASE WHEN changed.is_closed = 1 THEN 'closed but sold' ELSE 'oversold' END AS kind,
			sale.excursion_id AS excursionId, excursions.title, sale.date, NULL AS bookingId,
			'' AS reference, sale.sold, coalesce(changed.capacity, excursions.capacity) AS capacity,
			0 AS amountCents, '' AS currency
		FROM (
			SELECT excursion_id, date, sum(seats) AS sold FROM bookings INDEXED BY bookings_coming
			WHERE date >= ${today} AND ${isSold()}
			GROUP BY date, excursion_id
		) AS sale
		JOIN excursions ON excursions.id = sale.excursion_id
		LEFT JOIN departure_overrides AS changed
			ON changed.excursion_id = sale.excursion_id AND changed.date = sale.date
		WHERE changed.is_closed = 1 OR sale.sold > coalesce(changed.capacity, excursions.capacity)`;
}

/** Money that a hotel collected for a cancelled booking. Only the hotel can refund it; staff record when it did. */
const hotelDebts = sql`
	SELECT CASE payments.gateway WHEN 'hotel' THEN 'hotel pays back' ELSE 'cash goes back' END AS kind, bookings.excursion_id AS excursionId, bookings.title, bookings.date,
		bookings.id AS bookingId, bookings.reference, 0 AS sold, 0 AS capacity,
		coalesce(payments.refund_cents, payments.received_cents, payments.amount_cents) AS amountCents, payments.currency
	FROM payments JOIN bookings ON bookings.id = payments.booking_id
	WHERE ${isRefundDue()} AND payments.gateway IN ('hotel', 'cash', 'terminal')`;
