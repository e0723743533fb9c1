import { sql } from "drizzle-orm";
import type { Books, Break } from "./auditor.ts";

/** Every booking costs what its lines say, each line contains its tax, and no guest costs less than nothing. */
export async function checkPrices({ db }: Books): Promise<Break[]> {
	const wrongSums = await db.all<{ id: number; price_cents: number; lines_cents: number | null }>(
		sql`
		SELECT booking.id, booking.price_cents, sum(line.quantity * line.unit_cents) AS lines_cents
		FROM bookings AS booking LEFT JOIN price_lines AS line ON line.booking_id = booking.id
		GROUP BY booking.id HAVING lines_cents IS NOT booking.price_cents`,
	);
	const wrongParties = await db.all<{ id: number; people: number; priced: number }>(sql`
		SELECT booking.id, booking.adults + booking.children + booking.bebe AS people,
			sum(iif(line.kind = 'whole', booking.adults + booking.children + booking.bebe,
				iif(line.kind IN ('adults', 'children', 'bebe'), line.quantity, 0))) AS priced
		FROM bookings AS booking JOIN price_lines AS line ON line.booking_id = booking.id
		GROUP BY booking.id HAVING people <> priced`);
	const wrongTaxes = await db.all<{ booking_id: number; tax_cents: number }>(sql`
		SELECT booking_id, tax_cents FROM price_lines
		WHERE abs((sum_cents - tax_cents) * (10000 + tax_rate) - sum_cents * 10000) * 2 > 10000 + tax_rate`);
	return [
		...wrongSums.map(({ id, price_cents, lines_cents }) => ({
			invariant: "a price is the sum of its lines",
			what: `booking ${id} costs ${price_cents}, its lines ${lines_cents}`,
		})),
		...wrongParties.map(({ id, people, priced }) => ({
			invariant: "each guest has a price",
			what: `booking ${id} is of ${people} people, priced are ${priced}`,
		})),
		...wrongTaxes.map(({ booking_id, tax_cents }) => ({
			invariant: "a line contains its tax",
			what: `${tax_cents} cents of tax in booking ${booking_id}`,
		})),
	];
}
