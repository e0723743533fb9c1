/** Who of a booking pays another fare, as the lines of its price say it. */
import {
	type ChosenFare,
	chosenFares,
	type Fare,
	type FareChoice,
	fareField,
} from "#app/catalogue/fares/fare.ts";
import type { PriceLine } from "#app/catalogue/prices/price-of.ts";
import type { Party, People } from "#app/catalogue/prices/prices.ts";

type Lines = readonly Pick<PriceLine, "fareId" | "quantity">[];

/** @param fares those of the excursion, retired ones too. */
export function soldFares(lines: Lines, fares: readonly Fare[]): ChosenFare[] {
	return lines.flatMap(({ fareId, quantity }) => {
		const fare = fares.find(({ id }) => id === fareId);
		return fare ? [{ fare, quantity }] : [];
	});
}

/**
 * Who of a booking pays a fare after a change: only fares that were sold with it.
 * @param choice without a field: as before, as far as the party still has such guests.
 */
export function faresAfter(
	{ lines, fares }: { lines: Lines; fares: readonly Fare[] },
	party: People,
	choice: FareChoice,
): ChosenFare[] {
	const sold = soldFares(lines, fares).map(({ fare }) => fare);
	const isSent = Object.keys(choice).length > 0;
	return chosenFares(sold, party, isSent ? choice : fareChoiceOf(lines));
}

export function hasSameFares(fares: readonly ChosenFare[], lines: Lines): boolean {
	const choice = fareChoiceOf(lines);
	return (
		fares.length === Object.keys(choice).length &&
		fares.every(({ fare, quantity }) => choice[fareField(fare)] === quantity)
	);
}

/** A booking as a party that has a price today. */
export function partyOf({
	lines,
	fares,
	adults,
	children,
	bebe,
	isWhole,
}: Omit<Party, "fares"> & { lines: Lines; fares: readonly Fare[] }): Party {
	return { ...{ adults, children, bebe, isWhole }, fares: soldFares(lines, fares) };
}

/** What a booking has, as the fields of a form say it. */
export function fareChoiceOf(lines: Lines): FareChoice {
	return Object.fromEntries(
		lines.flatMap(({ fareId, quantity }) =>
			fareId === null ? [] : [[fareField({ id: fareId }), quantity]],
		),
	);
}
