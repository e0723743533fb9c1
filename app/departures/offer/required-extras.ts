import { chosenExtras, type Extra } from "#app/catalogue/extras/extra.ts";
import { lackingExtras } from "#app/catalogue/extras/extra-stock.ts";
import type { Departure } from "#app/departures/departure.ts";

/** A departure is full where not even one adult can come, because too little is left of what every booking must have. */
export function fullWithoutRequired(
	departure: Departure,
	extras: readonly Extra[] | undefined,
): Departure {
	const oneAdult = { adults: 1, children: 0, bebe: 0 };
	const required = chosenExtras(extras, oneAdult, {});
	return departure.state === "open" && lackingExtras(required, departure.extrasLeft).length > 0
		? { ...departure, state: "full", left: 0 }
		: departure;
}
