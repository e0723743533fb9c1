import { type PriceRule, priceFinder, type SomePrices } from "#app/catalogue/prices/price-rule.ts";
import type { Prices } from "#app/catalogue/prices/prices.ts";
import type { ListedDeparture } from "./price-plan.ts";

/** What one departure costs by itself, and what it costs without that. */
export interface DeparturePrice {
	/** Id of the departure. */
	id: number;
	/** Its own; null is the list's. */
	ownPrices: SomePrices;
	/** Of who books today, by rules and excursion. */
	listPrices: Prices;
	/** Nobody buys a seat on it. */
	isWholeOnly: boolean;
}

export const noPrices: SomePrices = { adultCents: null, childCents: null, bebeCents: null };

/** @param today local date. */
export function departurePrice(
	departure: ListedDeparture & { id: number },
	list: { prices: Prices; rules: readonly PriceRule[] },
	today: string,
): DeparturePrice {
	const find = priceFinder(list.prices, list.rules, today);
	return {
		id: departure.id,
		ownPrices: departure.ownPrices ?? noPrices,
		listPrices: find({ ...departure, ownPrices: null }),
		isWholeOnly: departure.sells === "whole",
	};
}

export function areSamePrices(one: SomePrices, other: SomePrices): boolean {
	return (
		one.adultCents === other.adultCents &&
		one.childCents === other.childCents &&
		one.bebeCents === other.bebeCents
	);
}
