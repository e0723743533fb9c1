import { sql } from "drizzle-orm";
import type { AttentionItem as Matter } from "#app/attention/attention.ts";
import { openStatements, toItem } from "#app/attention/attention-items.server.ts";
import type { Database } from "#app/database/client.server.ts";
import { excursions, hotels } from "#app/database/schema.server.ts";
import { type TroubledDeparture, troubledDepartures } from "./departure-trouble.server.ts";
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
	/** Refunds and mails: since when. */
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
		// whose seats they are is nobody's business who sees one hotel only
		scope.kind === "all"
			? troubledDepartures(db, today, itemsOfAKind)
			: db.all<TroubledDeparture>(sql`SELECT 1 WHERE false`),
		db.select({ id: excursions.id, title: excursions.title }).from(excursions),
		db.select({ id: hotels.id, name: hotels.name }).from(hotels),
		...openStatements(db, isForAll, mattersShown),
	]);
	return {
		cells,
		attention: [...refunds, ...departures.map(troubleItem), ...mails],
		matters: { items: open.map(toItem), openCount: isForAll ? (count?.open ?? 0) : 0 },
		excursions: trips,
		hotels: houses,
	};
}

function troubleItem({ sold, capacity, ...departure }: TroubledDeparture): AttentionItem {
	const detail =
		departure.kind === "oversold"
			? `${sold} sold, that is ${sold - capacity} more than ${capacity}`
			: `${sold}`;
	return { ...departure, bookingId: null, reference: "", since: 0, detail };
}
