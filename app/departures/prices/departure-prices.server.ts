/** Reads and sets what single departures cost by themselves. */
import { eq, type SQL, sql } from "drizzle-orm";
import type { SomePrices } from "#app/catalogue/prices/price-rule.ts";
import { rulesOf } from "#app/catalogue/prices/price-rules.server.ts";
import { pricesOfRow } from "#app/catalogue/prices/prices.ts";
import type { Database } from "#app/database/client.server.ts";
import { departures, excursions } from "#app/database/schema.server.ts";
import { type DeparturePrice, departurePrice } from "./departure-price.ts";
import type { ListedDeparture } from "./price-plan.ts";

/** Of a row of `departures`, as `toListed` reads them. */
export const pricedColumns = {
	date: departures.date,
	startTime: departures.startTime,
	sells: departures.sells,
	wholeCents: departures.wholePriceCents,
	adultCents: departures.priceAdultCents,
	childCents: departures.priceChildCents,
	bebeCents: departures.priceBebeCents,
};

export function toListed({
	date,
	startTime,
	sells,
	wholeCents,
	...ownPrices
}: Omit<ListedDeparture, "ownPrices"> & SomePrices): ListedDeparture {
	const isPriced = Object.values(ownPrices).some((cents) => cents !== null);
	return { date, startTime, sells, wholeCents, ownPrices: isPriced ? ownPrices : null };
}

/** @param which SQL on `departures`. */
export function departurePricesStatement(db: Database, which: SQL) {
	return db
		.select({
			id: departures.id,
			...pricedColumns,
			priceAdultCents: excursions.priceAdultCents,
			priceChildCents: excursions.priceChildCents,
			priceBebeCents: excursions.priceBebeCents,
			rules: rulesOf(sql`excursions.id`),
		})
		.from(departures)
		.innerJoin(excursions, eq(excursions.id, departures.excursionId))
		.where(which);
}

/** @param today local date. */
export function toDeparturePrices(
	rows: Awaited<ReturnType<typeof departurePricesStatement>>,
	today: string,
): DeparturePrice[] {
	return rows.map(({ id, rules, priceAdultCents, priceChildCents, priceBebeCents, ...row }) => {
		const prices = pricesOfRow({ priceAdultCents, priceChildCents, priceBebeCents });
		return departurePrice({ id, ...toListed(row) }, { prices, rules }, today);
	});
}
