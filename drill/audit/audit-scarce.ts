import { sql } from "drizzle-orm";
import { holdsSeats, overbookedSeats } from "./audit-seats.ts";
import type { Books, Break } from "./auditor.ts";

/** Money that comes after the hold has ended still confirms, at the price that was asked for, whoever has used the code since. */
const isPaidLate = sql`(sold.status = 'confirmed' AND sold.confirmed_at > sold.hold_expires_at)`;

/** A code lowers the price of no more bookings than it may, and of one for each guest where staff said so. */
export async function checkCodes({ db, clock }: Books): Promise<Break[]> {
	const worn = await db.all<{ id: number; uses: number; most: number; references: string }>(sql`
		SELECT code.id, count(*) AS uses, code.most_bookings AS most, group_concat(sold.reference) AS "references"
		FROM bookings AS sold JOIN codes AS code ON code.id = sold.code_id
		WHERE ${holdsSeats(clock.now())} AND NOT ${isPaidLate} GROUP BY code.id HAVING uses > most`);
	const greedy = await db.all<{ id: number; uses: number; references: string }>(sql`
		SELECT code.id, count(*) AS uses, group_concat(sold.reference) AS "references"
		FROM bookings AS sold JOIN codes AS code ON code.id = sold.code_id AND code.once_per_guest = 1
		WHERE ${holdsSeats(clock.now())} AND NOT ${isPaidLate} AND sold.email IS NOT NULL
		GROUP BY code.id, lower(sold.email) HAVING uses > 1`);
	return [
		...worn.map(({ id, uses, most, references }) => ({
			invariant: "a code is used no more often than it may be",
			what: `code ${id} lowers ${uses} prices instead of ${most}: ${references}`,
		})),
		...greedy.map(({ id, uses, references }) => ({
			invariant: "a code is used no more often than it may be",
			what: `one guest uses code ${id} ${uses} times: ${references}`,
		})),
	];
}

interface ExtraRow {
	/** Of the extra for each departure, or of what several extras share. */
	stock: number;
	/** What has this stock: a departure, or all that is under way. */
	owner: string;
	quantity: number;
	/** Minutes since 1970 by the island's clock. */
	start: number;
	minutes: number;
}

/** No more of an extra is sold than there is: on its departure, or at any time for what several share. */
export async function checkExtras({ db, clock }: Books): Promise<Break[]> {
	const rows = await db.all<ExtraRow>(sql`
		SELECT coalesce(extra.stock, shared.quantity) AS stock, line.quantity, trip.duration_minutes AS minutes,
			iif(shared.id IS NULL, 'extra ' || extra.id || ' of departure ' || leaving.id, 'stock ' || shared.id) AS owner,
			unixepoch(leaving.date || 'T' || leaving.start_time) / 60 AS start
		FROM bookings AS sold
		JOIN price_lines AS line ON line.booking_id = sold.id
		JOIN extras AS extra ON extra.id = line.extra_id
		LEFT JOIN extra_stocks AS shared ON shared.id = extra.stock_id
		JOIN departures AS leaving ON leaving.id = sold.departure_id
		JOIN excursions AS trip ON trip.id = leaving.excursion_id
		WHERE ${holdsSeats(clock.now())} AND coalesce(extra.stock, shared.quantity) IS NOT NULL`);
	return [...Map.groupBy(rows, ({ owner }) => owner)].flatMap(([owner, lines]) => {
		const [{ stock = 0 } = {}] = lines;
		const quantity = Math.max(
			...lines.map(({ start: at }) =>
				lines
					.filter(({ start, minutes }) => start <= at && at < start + minutes)
					.reduce((sum, line) => sum + line.quantity, 0),
			),
		);
		return quantity > stock
			? [
					{
						invariant: "an extra is sold no more often than it is there",
						what: `${quantity} of ${stock} are sold of ${owner}`,
					},
				]
			: [];
	});
}

/** Who has a departure whole has it alone, unless staff sold beside with a reason. */
export async function checkWholeTrips({ db, clock }: Books): Promise<Break[]> {
	const crowded = await db.all<{ id: number; parties: number }>(sql`
		SELECT sold.departure_id AS id, count(*) AS parties FROM bookings AS sold
		WHERE ${holdsSeats(clock.now())} AND ${overbookedSeats} = 0
		GROUP BY sold.departure_id HAVING parties > 1 AND max(sold.is_whole) = 1`);
	return crowded.map(({ id, parties }) => ({
		invariant: "a whole trip is of one party",
		what: `${parties} parties have departure ${id}, one of them as a whole`,
	}));
}
