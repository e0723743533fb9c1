import type { Excursion } from "#app/catalogue/excursion.ts";
import { localDateAt } from "#app/catalogue/local-date.ts";
import {
	type PricedDeparture,
	type PriceRule,
	priceFinder,
} from "#app/catalogue/prices/price-rule.ts";
import type { Prices } from "#app/catalogue/prices/prices.ts";

/**
 * An excursion with its departures at the prices of who books now. Pages send each price once: a departure says the place
 * of its prices among `priceSets`, and nothing where they are the excursion's own.
 */
export function withPrices<Row extends PricedDeparture, Shown extends { priceSet?: number }>(
	{ excursion, rules }: { excursion: Excursion; rules: readonly PriceRule[] },
	rows: readonly Row[],
	offer: (row: Row) => Shown,
	{ now, timeZone }: { now: number; timeZone: string },
): { excursion: Excursion; departures: Shown[] } {
	const findPrices = priceFinder(excursion.prices, rules, localDateAt(now, timeZone));
	const priceSets: Prices[] = [];
	const departures = rows.map((row) => {
		const prices = findPrices(row);
		const departure = offer(row);
		if (prices === excursion.prices) return departure;
		if (!priceSets.includes(prices)) priceSets.push(prices);
		return { ...departure, priceSet: priceSets.indexOf(prices) };
	});
	return { excursion: priceSets.length > 0 ? { ...excursion, priceSets } : excursion, departures };
}
