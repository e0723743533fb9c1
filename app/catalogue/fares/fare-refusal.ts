import { type Fare, type FareChoice, fareCount, fareField } from "#app/catalogue/fares/fare.ts";
import type { People } from "#app/catalogue/prices/prices.ts";

/** Fares of which a form says more than there are guests of their kind; the last one of a kind stands for them. */
export function exceedingFares(
	fares: readonly Fare[] | undefined,
	party: People,
	choice: FareChoice,
): { fare: Fare; guests: number }[] {
	return Object.entries(Object.groupBy(fares ?? [], ({ countsAs }) => countsAs)).flatMap(
		([, group]) => {
			const chosenFares = group.filter((fare) => fareCount(choice, fare) > 0);
			const fare = chosenFares.at(-1);
			if (!fare) return [];
			const count = chosenFares.reduce((sum, each) => sum + fareCount(choice, each), 0);
			const guests = party[fare.countsAs];
			return count > guests ? [{ fare, guests }] : [];
		},
	);
}

/** True where a form names a fare that the excursion does not have any more. */
export function namesLostFare(fares: readonly Fare[] | undefined, choice: FareChoice): boolean {
	return Object.entries(choice).some(
		([name, count]) => Number(count) > 0 && !fares?.some((fare) => fareField(fare) === name),
	);
}
