import { centsOfEach, type Prices } from "#app/catalogue/prices/prices.ts";
import { type Extra, extraField } from "./extra.ts";

/**
 * What one of each field of a form adds to the sum. What each guest must have is a part of what the guest costs, and of
 * what each booking must have the form holds 1.
 */
export function centsOfFields({
	prices,
	extras = [],
}: {
	prices: Prices;
	extras?: readonly Extra[];
}): Record<string, number> {
	const { wholeCents } = prices;
	const cents: Record<string, number> = { ...centsOfEach(prices) };
	if (wholeCents !== undefined) cents.isWhole = wholeCents;
	for (const extra of extras) {
		const { charged, guests, priceCents, isRequired } = extra;
		if (!(isRequired && charged === "person")) cents[extraField(extra)] = priceCents;
		else for (const kind of guests) cents[kind] = (cents[kind] ?? 0) + priceCents;
	}
	return cents;
}
