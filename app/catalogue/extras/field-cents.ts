import { type Fare, fareField } from "#app/catalogue/fares/fare.ts";
import { centsAtFare, centsOfEach, type Prices } from "#app/catalogue/prices/prices.ts";
import { type Extra, extraField } from "./extra.ts";

/**
 * What one of each field of a form adds to the sum. What each guest must have is a part of what the guest costs, and of
 * what each booking must have the form holds 1.
 */
export function centsOfFields({
	prices,
	extras = [],
	fares = [],
}: {
	prices: Prices;
	extras?: readonly Extra[];
	fares?: readonly Fare[];
}): Record<string, number> {
	const { wholeCents } = prices;
	const cents: Record<string, number> = { ...centsOfEach(prices) };
	// a guest at a fare is also one of those whom it counts as
	for (const fare of fares) {
		cents[fareField(fare)] = centsAtFare(fare, prices) - (cents[fare.countsAs] ?? 0);
	}
	if (wholeCents !== undefined) cents.isWhole = wholeCents;
	for (const extra of extras) {
		const { charged, guests, priceCents, isRequired } = extra;
		if (!(isRequired && charged === "person")) cents[extraField(extra)] = priceCents;
		else for (const kind of guests) cents[kind] = (cents[kind] ?? 0) + priceCents;
	}
	return cents;
}
