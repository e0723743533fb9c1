import type { Excursion } from "#app/catalogue/excursion.ts";
import { addDays, localDateAt } from "#app/catalogue/local-date.ts";
import {
	type PricedDeparture,
	type PriceRule,
	priceFinder,
	type UnnamedRule,
} from "#app/catalogue/prices/price-rule.ts";
import type { Prices } from "#app/catalogue/prices/prices.ts";

/** "From" is the cheapest adult of an open departure in so many days. */
const fromPriceDays = 30;

/**
 * An excursion with its departures at the prices of who books now. Pages send each price once: a departure says the place
 * of its prices among `priceSets`, and nothing where they are the excursion's own.
 */
export function withPrices<
	Row extends PricedDeparture,
	Shown extends { date: string; state: string; priceSet?: number },
>(
	{ excursion, rules }: { excursion: Excursion; rules: readonly (PriceRule | UnnamedRule)[] },
	rows: readonly Row[],
	offer: (row: Row) => Shown,
	{ now, timeZone }: { now: number; timeZone: string },
): { excursion: Excursion; departures: Shown[] } {
	const today = localDateAt(now, timeZone);
	const lastDay = addDays(today, fromPriceDays);
	const findPrices = priceFinder(excursion.prices, rules, today);
	let cheapest: Prices | null = null;
	const priceSets: Prices[] = [];
	const departures = rows.map((row) => {
		const prices = findPrices(row);
		const departure = offer(row);
		const isSoon = departure.state === "open" && departure.date <= lastDay;
		if (isSoon && (!cheapest || prices.adultCents < cheapest.adultCents)) cheapest = prices;
		if (prices === excursion.prices) return departure;
		if (!priceSets.includes(prices)) priceSets.push(prices);
		return { ...departure, priceSet: priceSets.indexOf(prices) };
	});
	if (priceSets.length === 0) return { excursion, departures };
	return {
		excursion: { ...excursion, priceSets, fromPrices: cheapest ?? excursion.prices },
		departures,
	};
}
