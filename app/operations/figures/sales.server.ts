import { type SQL, sql } from "drizzle-orm";
import type { IslandClock } from "#app/catalogue/local-date.ts";
import { runBatch } from "#app/database/batch.server.ts";
import type { Database } from "#app/database/client.server.ts";
import { excursions, hotels } from "#app/database/schema.server.ts";
import { isCancelled, isSold } from "#app/departures/seats/seats-taken.server.ts";
import { queuePage, queueStatements } from "#app/operations/queue/review-queue.server.ts";
import { isDue } from "#app/sales/payments/payment-money.server.ts";
import { type BookingScope, inScope } from "#app/sales/staff/booking-scope.server.ts";
import type { StepsDone } from "./first-steps.ts";
import type { SalesCell } from "./sales.ts";

/** Incidents about the guests of a partner's own hotels; a partner has no other review queue. */
export interface HotelIncident {
	kind: "refund due" | "mail failed";
	bookingId: number;
	reference: string;
	title: string;
	date: string;
	detail: string;
}

/** SQL of who sold: the hotel's id, otherwise the source. */
const seller = sql`CASE WHEN bookings.partner = 'web' THEN bookings.source ELSE bookings.partner END`;

const itemsOfAKind = 20;
/** The rest of the review queue is on its own page. */
const entriesShown = 6;

export type SalesOverview = Awaited<ReturnType<typeof readSales>>;
type RowSteps = Omit<StepsDone, "operator" | "payments">;

/** Sales by date of departure, and open incidents; one round trip. */
export async function readSales(
	db: Database,
	scope: BookingScope,
	{ from, until, today }: { from: string; until: string; today: string },
	clock: IslandClock,
) {
	const isForAll = scope.kind === "all";
	const soldBy = sql`date, excursion_id, ${seller} AS seller, date >= ${today} AS isComing`;
	const bySalesIndex = isForAll ? sql`INDEXED BY bookings_sales` : sql``;
	const ownOnly = isForAll ? sql`false` : sql`true`;
	const { cells, refunds, mails, trips, houses, steps, queue } = await runBatch(db, {
		// Summed in SQL, so that the rows read grow with excursions and partners, not with bookings.
		cells: db.all<SalesCell>(sql`
			WITH sold AS MATERIALIZED (
				SELECT ${soldBy}, sum(seats) AS seats, sum(price_cents) AS cents, 0 AS keptCents,
					0 AS extraCents, 0 AS wholeTrips
				FROM bookings ${bySalesIndex}
				WHERE date BETWEEN ${from} AND ${until} AND ${isSold()} AND ${inScope(scope)}
				GROUP BY date, excursion_id, seller
				UNION ALL
				SELECT ${soldBy}, 0, sum(kept_cents), sum(kept_cents), 0, 0
				FROM bookings ${bySalesIndex} JOIN payment_money AS payments ON payments.booking_id = bookings.id
				WHERE date BETWEEN ${from} AND ${until} AND ${isCancelled()} AND payments.gateway <> 'hotel'
					AND kept_cents > 0 AND ${inScope(scope)}
				GROUP BY date, excursion_id, seller
				UNION ALL
				SELECT ${soldBy}, 0, 0, 0, sum(iif(line.kind = 'extra', line.sum_cents, 0)), sum(line.kind = 'whole')
				FROM bookings ${bySalesIndex} JOIN price_lines AS line
					ON line.booking_id = bookings.id AND line.kind IN ('extra', 'whole')
				WHERE date BETWEEN ${from} AND ${until} AND ${isSold()} AND ${inScope(scope)}
				GROUP BY date, excursion_id, seller
			)
			${sql.join([sumOf("date", sql`date`), sumOf("excursion", sql`excursion_id`), sumOf("seller", sql`seller`)], sql` UNION ALL `)}`),
		refunds: db.all<HotelIncident>(sql`
			SELECT 'refund due' AS kind, bookings.id AS bookingId, bookings.reference, bookings.title,
				bookings.date, replace(refunds.reason, '_', ' ') AS detail
			FROM refunds JOIN payments ON payments.id = refunds.payment_id JOIN bookings ON bookings.id = payments.booking_id
			WHERE ${isDue()}
				AND ${inScope(scope)} AND ${ownOnly}
			ORDER BY refunds.created_at LIMIT ${itemsOfAKind}`),
		mails: db.all<HotelIncident>(sql`
			SELECT 'mail failed' AS kind, bookings.id AS bookingId, bookings.reference, bookings.title,
				bookings.date, outbox.subject AS detail
			FROM outbox JOIN bookings ON bookings.id = outbox.booking_id
			WHERE outbox.status = 'failed' AND outbox.last_error IS NOT 'too late' AND ${inScope(scope)} AND ${ownOnly}
			ORDER BY outbox.created_at DESC LIMIT ${itemsOfAKind}`),
		trips: db.select({ id: excursions.id, title: excursions.title }).from(excursions),
		houses: db.select({ id: hotels.id, name: hotels.name }).from(hotels),
		steps: isForAll ? stepsStatement(db, today) : undefined,
		// a partner must not see the seats of other sellers
		queue: isForAll ? queueStatements(db, clock, { most: entriesShown }) : undefined,
	});
	return {
		cells,
		attention: {
			...(queue ? queuePage(queue, entriesShown) : { entries: [], openCount: 0, firstDue: null }),
			ownHotels: [...refunds, ...mails],
		},
		excursions: trips,
		hotels: houses,
		/** What is there already of the first steps; null for a hotel's user. */
		steps: steps?.[0] ?? null,
	};
}

/** Each EXISTS ends with the first row. */
function stepsStatement(db: Database, today: string) {
	return db.all<RowSteps>(sql`
		SELECT EXISTS (SELECT 1 FROM pickup_points WHERE is_active) AS pickupPoint,
			EXISTS (SELECT 1 FROM excursions) AS excursion,
			EXISTS (SELECT 1 FROM departures WHERE date >= ${today} AND state = 'open') AS departure,
			EXISTS (SELECT 1 FROM excursion_images) AS picture,
			EXISTS (SELECT 1 FROM excursions WHERE is_active) AS onSale,
			EXISTS (SELECT 1 FROM bookings WHERE confirmed_at > 0) AS sale`);
}

/** SQL that sums `sold` before today and from today on. */
function sumOf(kind: SalesCell["kind"], key: SQL): SQL {
	return sql`SELECT ${kind} AS kind, ${key} AS key, isComing,
		sum(seats) AS seats, sum(cents) AS cents, sum(keptCents) AS keptCents,
		sum(extraCents) AS extraCents, sum(wholeTrips) AS wholeTrips FROM sold GROUP BY ${key}, isComing`;
}
