import type { Excursion } from "#app/catalogue/excursion.ts";
import { pricesOf } from "#app/catalogue/prices/price-sets.ts";
import type { Departure } from "#app/departures/departure.ts";
import { mayBeWhole } from "#app/departures/sold-as.ts";

export interface WholeOffer {
	/** "gone": it was chosen, and somebody has a seat there by now. */
	offer: "both" | "only" | "gone";
	cents: number;
	/** So many may come. */
	people: number;
}

/**
 * What the form says of the whole trip; null where seats alone are sold. Without a day, of the cheapest departure that is
 * sold whole.
 */
export function wholeOffer(
	{
		excursion,
		departures,
	}: { excursion: Pick<Excursion, "prices" | "priceSets">; departures: readonly Departure[] },
	chosenDeparture: Departure | null,
	isWanted: boolean,
): WholeOffer | null {
	const offered = (departure: Departure) => ({
		cents: pricesOf(excursion, departure).wholeCents ?? 0,
		people: departure.capacity,
	});
	if (chosenDeparture) {
		const { sells } = chosenDeparture;
		if (sells === undefined) return null;
		if (sells === "whole") return { offer: "only", ...offered(chosenDeparture) };
		if (mayBeWhole(chosenDeparture)) return { offer: "both", ...offered(chosenDeparture) };
		return isWanted ? { offer: "gone", ...offered(chosenDeparture) } : null;
	}
	const open = departures.filter(({ state }) => state === "open");
	const [cheapest] = open
		.filter(mayBeWhole)
		.map(offered)
		.sort((one, other) => one.cents - other.cents);
	if (!cheapest) return null;
	return { offer: open.every(({ sells }) => sells === "whole") ? "only" : "both", ...cheapest };
}
