import { type SQL, sql } from "drizzle-orm";
import { excursions } from "#app/database/schema.server.ts";
import { guestKinds, type People, type Prices, priceOfKind } from "./party-price.ts";

const priceColumns = {
	adultCents: excursions.priceAdultCents,
	childCents: excursions.priceChildCents,
	bebeCents: excursions.priceBebeCents,
} satisfies Record<keyof Prices, unknown>;

/**
 * Price of a party in cents as SQL: the same formula as `totalCents`, with the row's current prices.
 * @param people numbers, or columns of a booking.
 * @param of alias of `excursions` in the statement.
 */
export function partyCents(people: Record<keyof People, number | SQL>, of: string): SQL {
	const parts = guestKinds.map((kind) => {
		const price = sql.raw(`${of}.${priceColumns[priceOfKind[kind]].name}`);
		return sql`${people[kind]} * ${price}`;
	});
	return sql`(${sql.join(parts, sql` + `)})`;
}
