import { type PriceRule, priceFinder } from "#app/catalogue/prices/price-rule.ts";
import { type Prices, pricesOfRow } from "#app/catalogue/prices/prices.ts";
import type { departures } from "#app/database/schema.server.ts";

/** What a departure costs who books it today. @param today local date. */
export function presentPrices(
	{
		trip,
		rules,
		departure,
	}: {
		trip: Parameters<typeof pricesOfRow>[0];
		rules: readonly PriceRule[];
		departure: Pick<
			typeof departures.$inferSelect,
			| "date"
			| "startTime"
			| "priceAdultCents"
			| "priceChildCents"
			| "priceBebeCents"
			| "wholePriceCents"
		>;
	},
	today: string,
): Prices {
	const findPrices = priceFinder(pricesOfRow(trip), rules, today);
	return findPrices({
		date: departure.date,
		startTime: departure.startTime,
		ownPrices: {
			adultCents: departure.priceAdultCents,
			childCents: departure.priceChildCents,
			bebeCents: departure.priceBebeCents,
		},
		wholeCents: departure.wholePriceCents,
	});
}
