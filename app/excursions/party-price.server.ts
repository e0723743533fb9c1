import { type SQL, sql } from "drizzle-orm";
import { excursions } from "#app/database/schema.server.ts";
import { guestKinds, type People, type Prices, priceOfKind } from "./excursion.ts";

const priceColumns = {
	adultCents: excursions.priceAdultCents,
	childCents: excursions.priceChildCents,
	bebeCents: excursions.priceBebeCents,
} satisfies Record<keyof Prices, unknown>;

/**
 * What a party costs in cents, as SQL: `totalCents` over the prices that the row has at that moment.
 * @param people numbers, or the columns of a booking.
 * @param of the name that the statement gives `excursions`.
 */
export function partyCents(people: Record<keyof People, number | SQL>, of: string): SQL {
	const parts = guestKinds.map((kind) => {
		const price = sql.raw(`${of}.${priceColumns[priceOfKind[kind]].name}`);
		return sql`${people[kind]} * ${price}`;
	});
	return sql`(${sql.join(parts, sql` + `)})`;
}
