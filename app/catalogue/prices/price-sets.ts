import type { Prices } from "./prices.ts";

/** The prices of a departure that was read with its excursion. */
export function pricesOf(
	excursion: { prices: Prices; priceSets?: readonly Prices[] },
	departure: { priceSet?: number } | null | undefined,
): Prices {
	return excursion.priceSets?.[departure?.priceSet ?? -1] ?? excursion.prices;
}
