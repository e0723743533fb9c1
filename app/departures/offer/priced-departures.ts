import type { Excursion, WholeFrom } from "#app/catalogue/excursion.ts";
import { addDays, localDateAt } from "#app/catalogue/local-date.ts";
import {
	type PricedDeparture,
	type PriceRule,
	priceFinder,
	type UnnamedRule,
} from "#app/catalogue/prices/price-rule.ts";
import { adultAloneCents } from "#app/catalogue/prices/price-sets.ts";
import type { Prices } from "#app/catalogue/prices/prices.ts";
import type { Departure } from "#app/departures/departure.ts";
import { mayBeWhole } from "#app/departures/sold-as.ts";

/** "From" is the cheapest adult of an open departure in so many days, or the cheapest whole trip where no seat is sold. */
const fromPriceDays = 30;

/**
 * An excursion with its departures at the prices of who books now. Pages send each price once: a departure says the place
 * of its prices among `priceSets`, and nothing where they are the excursion's own.
 */
export function withPrices<
	Row extends PricedDeparture,
	Shown extends Pick<Departure, "date" | "sells" | "priceSet" | "left" | "capacity"> & {
		state: string;
	},
>(
	{ excursion, rules }: { excursion: Excursion; rules: readonly (PriceRule | UnnamedRule)[] },
	rows: readonly Row[],
	offer: (row: Row) => Shown,
	{ now, timeZone }: { now: number; timeZone: string },
): { excursion: Excursion; departures: Shown[] } {
	const today = localDateAt(now, timeZone);
	const lastDay = addDays(today, fromPriceDays);
	const findPrices = priceFinder(excursion.prices, rules, today);
	let cheapestSeat: Prices | undefined;
	let cheapestWhole: Prices | undefined;
	let wholeFrom: WholeFrom | undefined;
	const priceSets: Prices[] = [];
	const departures = rows.map((row) => {
		const prices = findPrices(row);
		const departure = offer(row);
		if (departure.state === "open" && departure.date <= lastDay) {
			if (departure.sells !== "whole") cheapestSeat = cheaper("adultCents", cheapestSeat, prices);
			else cheapestWhole = cheaper("wholeCents", cheapestWhole, prices);
			if (mayBeWhole(departure)) {
				const cents = adultAloneCents(prices, excursion.extras, true);
				if (!wholeFrom || cents < wholeFrom.cents)
					wholeFrom = { cents, people: departure.capacity };
			}
		}
		if (prices === excursion.prices) return departure;
		if (!priceSets.includes(prices)) priceSets.push(prices);
		return { ...departure, priceSet: priceSets.indexOf(prices) };
	});
	if (priceSets.length === 0) return { excursion, departures };
	const isFromWhole = !cheapestSeat && cheapestWhole !== undefined;
	return {
		excursion: {
			...{ ...excursion, priceSets, fromPrices: cheapestSeat ?? cheapestWhole ?? excursion.prices },
			...(isFromWhole ? { isFromWhole } : {}),
			...(wholeFrom ? { wholeFrom } : {}),
		},
		departures,
	};
}

function cheaper(
	column: "adultCents" | "wholeCents",
	one: Prices | undefined,
	other: Prices,
): Prices {
	return one && (one[column] ?? 0) <= (other[column] ?? 0) ? one : other;
}
