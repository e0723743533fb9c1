import type { Excursion } from "#app/catalogue/excursion.ts";
import { cheapestPrices } from "#app/catalogue/prices/price-sets.ts";
import { centsOfEach } from "#app/catalogue/prices/prices.ts";
import { startsOn } from "#app/departures/chosen-departure.ts";
import type { Departure } from "#app/departures/departure.ts";
import type { PricedForm } from "#app/islands/total-before-hydration.ts";

/** What each guest costs, and on which days otherwise, for the sum of a form that is not awake yet. */
export function pricedDays({
	excursion,
	departures,
}: {
	excursion: Pick<Excursion, "prices" | "priceSets" | "fromPrices">;
	departures: readonly Departure[];
}): Pick<PricedForm, "cents" | "otherDays"> {
	const { prices, priceSets } = excursion;
	const cents = centsOfEach(prices);
	if (!priceSets) return { cents };
	const setOf = departures.flatMap(({ date, startTime, priceSet }): [string, number][] =>
		priceSet === undefined
			? []
			: [[startsOn(departures, date).length > 1 ? `${date} ${startTime}` : date, priceSet]],
	);
	return {
		cents,
		otherDays: {
			undated: centsOfEach(cheapestPrices(excursion)),
			sets: priceSets.map(centsOfEach),
			setOf: Object.fromEntries(setOf),
		},
	};
}
