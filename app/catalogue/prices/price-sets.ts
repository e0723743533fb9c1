import { chosenExtras, type Extra } from "#app/catalogue/extras/extra.ts";
import { priceOf, totalOf } from "./price-of.ts";
import { centsOfEach, guestKinds, type Party, type Prices } from "./prices.ts";

/** The prices of a departure that was read with its excursion. */
export function pricesOf(
	excursion: { prices: Prices; priceSets?: readonly Prices[] },
	departure: { priceSet?: number } | null | undefined,
): Prices {
	return excursion.priceSets?.[departure?.priceSet ?? -1] ?? excursion.prices;
}

/** Whether a party pays other prices than the list's. What a whole trip costs is a list price of its own. */
export function isOffTheList(
	excursion: { prices: Prices; priceSets?: readonly Prices[] },
	departure: { priceSet?: number } | null | undefined,
	{ isWhole = false, fares = [] }: Pick<Party, "isWhole" | "fares">,
): boolean {
	const prices = pricesOf(excursion, departure);
	if (isWhole && prices.wholeCents !== undefined) return false;
	if (fares.some(({ fare }) => prices.fares?.[fare.id])) return true;
	const [usual, sold] = [centsOfEach(excursion.prices), centsOfEach(prices)];
	return guestKinds.some((kind) => usual[kind] !== sold[kind]);
}

/** What "from" says: the prices with the cheapest adult of an open departure in the next weeks, or the excursion's own. */
export function cheapestPrices(excursion: { prices: Prices; fromPrices?: Prices }): Prices {
	return excursion.fromPrices ?? excursion.prices;
}

/** What one adult pays who comes alone, with the extras that every booking has. */
export function adultAloneCents(
	prices: Prices,
	extras: readonly Extra[] | undefined,
	isWhole = false,
): number {
	const party = { adults: 1, children: 0, bebe: 0, isWhole };
	return totalOf(priceOf(prices, party, chosenExtras(extras, party, {})));
}

/**
 * Apart for who comes with others: what each adult pays, with the extras that every guest has, and what is paid once for
 * all of them.
 */
export function centsPerAdult(
	prices: Prices,
	extras: readonly Extra[] | undefined,
): { adultCents: number; bookingCents: number } {
	const perGuest = extras?.filter(({ charged }) => charged === "person");
	const adultCents = adultAloneCents(prices, perGuest);
	return { adultCents, bookingCents: adultAloneCents(prices, extras) - adultCents };
}

/** "From", in cents: the least that a booking costs. */
export function fromCents(excursion: {
	prices: Prices;
	fromPrices?: Prices;
	isFromWhole?: boolean;
	extras?: readonly Extra[];
}): number {
	return adultAloneCents(cheapestPrices(excursion), excursion.extras, excursion.isFromWhole);
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
