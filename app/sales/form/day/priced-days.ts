import type { Excursion } from "#app/catalogue/excursion.ts";
import { centsOfFields } from "#app/catalogue/extras/field-cents.ts";
import { cheapestPrices } from "#app/catalogue/prices/price-sets.ts";
import type { Prices } from "#app/catalogue/prices/prices.ts";
import type { Departure } from "#app/departures/departure.ts";
import { startsOn } from "#app/departures/offer/chosen-departure.ts";
import type { PricedForm } from "#app/islands/total-before-hydration.ts";

/** What each guest costs, and on which days otherwise, for the sum of a form that is not awake yet. */
export function pricedDays({
	excursion,
	departures,
}: {
	excursion: Pick<Excursion, "prices" | "priceSets" | "fromPrices" | "extras" | "fares">;
	departures: readonly Departure[];
}): Pick<PricedForm, "cents" | "otherDays"> {
	const { prices, priceSets, extras, fares } = excursion;
	const centsOf = (each: Prices) => centsOfFields({ prices: each, extras, fares });
	const cents = centsOf(prices);
	if (!priceSets) return { cents };
	const setOf = departures.flatMap(({ date, startTime, priceSet }): [string, number][] =>
		priceSet === undefined
			? []
			: [[startsOn(departures, date).length > 1 ? `${date} ${startTime}` : date, priceSet]],
	);
	return {
		cents,
		otherDays: {
			undated: centsOf(cheapestPrices(excursion)),
			sets: priceSets.map(centsOf),
			setOf: Object.fromEntries(setOf),
		},
	};
}
