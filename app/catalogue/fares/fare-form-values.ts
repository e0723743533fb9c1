import { typedPrice } from "#app/catalogue/prices/typed-price.ts";
import type { TypedValues } from "#app/ui/form/form.ts";
import type { FareFields } from "./fare-form.ts";

/** A fare as its form shows it; null is a new one. */
export function fareFormOf(fare: FareFields | null): TypedValues {
	if (!fare) return { countsAs: "adults" };
	const { title, proof, countsAs, fromAge, toAge, percentOff, priceCents } = fare;
	return {
		...{ title, proof, countsAs },
		fromAge: String(fromAge ?? ""),
		toAge: String(toAge ?? ""),
		percentOff: String(percentOff ?? ""),
		priceCents: typedPrice(priceCents),
	};
}
