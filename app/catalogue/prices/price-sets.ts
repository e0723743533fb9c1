import type { Prices } from "./prices.ts";

/** The prices of a departure that was read with its excursion. */
export function pricesOf(
	excursion: { prices: Prices; priceSets?: readonly Prices[] },
	departure: { priceSet?: number } | null | undefined,
): Prices {
	return excursion.priceSets?.[departure?.priceSet ?? -1] ?? excursion.prices;
}

/** What "from" says: the prices with the cheapest adult of an open departure in the next weeks, or the excursion's own. */
export function cheapestPrices(excursion: { prices: Prices; fromPrices?: Prices }): Prices {
	return excursion.fromPrices ?? excursion.prices;
}

/** Whether seats cost more on some departures than on others. */
export function doPricesDiffer({
	prices,
	priceSets = [],
}: {
	prices: Prices;
	priceSets?: readonly Prices[];
}): boolean {
	return priceSets.some(({ adultCents }) => adultCents !== prices.adultCents);
}
