import type { ChosenFare, Fare } from "./fare.ts";

/** How many of a party can have a fare: those of its kind who have no other one. */
export function mostAtFare(
	{ id, countsAs }: Fare,
	party: Readonly<Record<Fare["countsAs"], number>> & { fares: readonly ChosenFare[] },
): number {
	return party.fares
		.filter(({ fare }) => fare.countsAs === countsAs && fare.id !== id)
		.reduce((rest, { quantity }) => rest - quantity, party[countsAs]);
}
