import { type SQL, sql } from "drizzle-orm";
import {
	type BookingIncident,
	bookingIncidentCount,
	bookingIncidents,
} from "#app/bookings/staff/booking-incidents.server.ts";
import type { BookingScope } from "#app/bookings/staff/staff-booking.ts";
import { inScope } from "#app/bookings/staff/staff-bookings.server.ts";
import type { Database } from "#app/database/client.server.ts";
import { excursions, hotels } from "#app/database/schema.server.ts";
import { bookingIncidentKinds, type Incident as Matter } from "#app/incidents/incident.ts";
import { newestOpen, toItem } from "#app/incidents/incidents.server.ts";
import type { SalesCell } from "./sales.ts";

/** Of the guests of one's own hotels: a partner has no other list. */
export interface HotelIncident {
	kind: "refund due" | "mail failed";
	bookingId: number;
	reference: string;
	title: string;
	date: string;
	detail: string;
}

const itemsOfAKind = 20;
/** Of each sort; the others stand on their own page. */
const mattersShown = 5;

export interface SalesOverview {
	cells: SalesCell[];
	attention: {
		departures: BookingIncident[];
		/** The newest open ones. */
		matters: Matter[];
		/** Those of the two before that stand on their own page. */
		openCount: number;
		ownHotels: HotelIncident[];
	};
	excursions: { id: string; title: string }[];
	hotels: { id: string; name: string }[];
}

/** Sales by date of departure, and what needs attention; one round trip. */
export async function readSales(
	db: Database,
	scope: BookingScope,
	from: string,
	until: string,
	today: string,
): Promise<SalesOverview> {
	const isForAll = scope.kind === "all";
	const ownOnly = isForAll ? sql`false` : sql`true`;
	const [cells, refunds, mails, departures, trips, houses, open, [count]] = await db.batch([
		// added up here: what is read grows with the trips and partners, not with what they sold
		db.all<SalesCell>(sql`
			WITH sold AS MATERIALIZED (
				SELECT date, excursion_id, partner, date >= ${today} AS isComing,
					count(*) AS bookings, sum(seats) AS seats, sum(price_cents) AS cents
				FROM bookings ${scope.kind === "all" ? sql`INDEXED BY bookings_sales` : sql``}
				WHERE date BETWEEN ${from} AND ${until} AND status = 'confirmed' AND ${inScope(scope)}
				GROUP BY date, excursion_id, partner
			)
			${sql.join([sumOf("date", sql`date`), sumOf("excursion", sql`excursion_id`), sumOf("partner", sql`partner`)], sql` UNION ALL `)}`),
		db.all<HotelIncident>(sql`
			SELECT 'refund due' AS kind, bookings.id AS bookingId, bookings.reference, bookings.title,
				bookings.date, replace(payments.refund_reason, '_', ' ') AS detail
			FROM payments JOIN bookings ON bookings.id = payments.booking_id
			WHERE payments.status = 'paid' AND payments.refund_reason IS NOT NULL
				AND ${inScope(scope)} AND ${ownOnly}
			ORDER BY payments.updated_at LIMIT ${itemsOfAKind}`),
		db.all<HotelIncident>(sql`
			SELECT 'mail failed' AS kind, bookings.id AS bookingId, bookings.reference, bookings.title,
				bookings.date, outbox.subject AS detail
			FROM outbox JOIN bookings ON bookings.id = outbox.booking_id
			WHERE outbox.status = 'failed' AND ${inScope(scope)} AND ${ownOnly}
			ORDER BY outbox.created_at DESC LIMIT ${itemsOfAKind}`),
		// whose seats they are is nobody's business who sees one hotel only
		bookingIncidents(db, today, isForAll ? bookingIncidentKinds : []),
		db.select({ id: excursions.id, title: excursions.title }).from(excursions),
		db.select({ id: hotels.id, name: hotels.name }).from(hotels),
		newestOpen(db, isForAll, mattersShown),
		isForAll ? bookingIncidentCount(db, today) : db.all<{ open: number }>(sql`SELECT 0 AS open`),
	]);
	return {
		cells,
		attention: {
			departures: departures.slice(0, mattersShown),
			matters: open.map(toItem),
			openCount: count?.open ?? 0,
			ownHotels: [...refunds, ...mails],
		},
		excursions: trips,
		hotels: houses,
	};
}

/** Of `sold`, before today and from today on. */
function sumOf(kind: SalesCell["kind"], key: SQL): SQL {
	return sql`SELECT ${kind} AS kind, ${key} AS key, isComing, sum(bookings) AS bookings,
		sum(seats) AS seats, sum(cents) AS cents FROM sold GROUP BY ${key}, isComing`;
}
