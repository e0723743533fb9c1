import { type PriceRule, priceFinder } from "#app/catalogue/prices/price-rule.ts";
import { type Prices, pricesOfRow } from "#app/catalogue/prices/prices.ts";

/** What a departure costs who books it today. @param today local date. */
export function presentPrices(
	{
		trip,
		rules,
		departure,
	}: {
		/** A row of `excursions`. */
		trip: Parameters<typeof pricesOfRow>[0];
		rules: readonly PriceRule[];
		/** A row of `departures`. */
		departure: {
			date: string;
			startTime: string;
			priceAdultCents: number | null;
			priceChildCents: number | null;
			priceBebeCents: number | null;
			wholePriceCents: number | null;
		};
	},
	today: string,
): Prices {
	const { date, startTime, priceAdultCents, priceChildCents, priceBebeCents } = departure;
	const wholeCents = departure.wholePriceCents;
	const ownPrices = {
		adultCents: priceAdultCents,
		childCents: priceChildCents,
		bebeCents: priceBebeCents,
	};
	return priceFinder(
		pricesOfRow(trip),
		rules,
		today,
	)({
		...{ date, startTime, ownPrices, wholeCents },
	});
}
