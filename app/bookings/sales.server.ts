import { sql } from "drizzle-orm";
import type { AttentionItem as Matter } from "#app/attention/attention.ts";
import { openStatements, toItem } from "#app/attention/attention-items.server.ts";
import type { Database } from "#app/database/client.server.ts";
import { excursions, hotels } from "#app/database/schema.server.ts";
import type { SalesCell } from "./sales.ts";
import type { BookingScope } from "./staff-booking.ts";
import { inScope } from "./staff-bookings.server.ts";

export interface AttentionItem {
	kind: "refund due" | "mail failed" | "closed but sold" | "oversold";
	bookingId: number | null;
	reference: string;
	title: string;
	excursionId: string;
	date: string;
	/** Refunds: since when; departures: guests that are too many. */
	since: number;
	detail: string;
}

/** More than a person looks through at once. */
const itemsOfAKind = 20;
const mattersShown = 5;

export interface SalesOverview {
	cells: SalesCell[];
	/** What needs a person: money on its way back, departures; mails where nobody else tells of them. */
	attention: AttentionItem[];
	/** The newest open matters, and how many there are. */
	matters: { items: Matter[]; openCount: number };
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
	const [cells, refunds, mails, departures, trips, houses, open, [count]] = await db.batch([
		db.all<SalesCell>(sql`
			SELECT date, excursion_id AS excursionId, partner, count(*) AS bookings,
				sum(seats) AS seats, sum(price_cents) AS cents
			FROM bookings ${scope.kind === "all" ? sql`INDEXED BY bookings_sales` : sql``}
			WHERE date BETWEEN ${from} AND ${until} AND status = 'confirmed' AND ${inScope(scope)}
			GROUP BY date, excursion_id, partner`),
		db.all<AttentionItem>(sql`
			SELECT 'refund due' AS kind, bookings.id AS bookingId, bookings.reference, bookings.title,
				bookings.excursion_id AS excursionId, bookings.date, payments.updated_at AS since,
				replace(payments.refund_reason, '_', ' ') AS detail
			FROM payments JOIN bookings ON bookings.id = payments.booking_id
			WHERE payments.status = 'paid' AND payments.refund_reason IS NOT NULL AND ${inScope(scope)}
			ORDER BY payments.updated_at LIMIT ${itemsOfAKind}`),
		db.all<AttentionItem>(sql`
			SELECT 'mail failed' AS kind, bookings.id AS bookingId, bookings.reference, bookings.title,
				bookings.excursion_id AS excursionId, bookings.date, outbox.created_at AS since,
				outbox.subject AS detail
			FROM outbox JOIN bookings ON bookings.id = outbox.booking_id
			WHERE outbox.status = 'failed' AND ${inScope(scope)} AND ${isForAll ? sql`false` : sql`true`}
			ORDER BY outbox.created_at DESC LIMIT ${itemsOfAKind}`),
		db.all<AttentionItem>(sql`
			SELECT CASE WHEN changed.is_closed = 1 THEN 'closed but sold' ELSE 'oversold' END AS kind,
				NULL AS bookingId, '' AS reference, excursions.title, changed.excursion_id AS excursionId,
				changed.date, 0 AS since, sold.seats AS detail
			FROM departure_overrides AS changed
			JOIN excursions ON excursions.id = changed.excursion_id
			JOIN (SELECT 1) ON ${scope.kind === "all" ? sql`true` : sql`false`}
			JOIN (
				SELECT excursion_id, date, sum(seats) AS seats FROM bookings
				WHERE date BETWEEN ${today} AND ${until} AND status = 'confirmed'
				GROUP BY excursion_id, date
			) AS sold ON sold.excursion_id = changed.excursion_id AND sold.date = changed.date
			WHERE changed.date BETWEEN ${today} AND ${until}
				AND (changed.is_closed = 1 OR sold.seats > changed.capacity)
			ORDER BY changed.date LIMIT ${itemsOfAKind}`),
		db.select({ id: excursions.id, title: excursions.title }).from(excursions),
		db.select({ id: hotels.id, name: hotels.name }).from(hotels),
		...openStatements(db, isForAll, mattersShown),
	]);
	return {
		cells,
		attention: [...refunds, ...departures, ...mails],
		matters: { items: open.map(toItem), openCount: isForAll ? (count?.open ?? 0) : 0 },
		excursions: trips,
		hotels: houses,
	};
}
