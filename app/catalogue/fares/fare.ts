/**
 * Fares of an excursion: another price for residents, seniors, students. Such guests count among the adults, children or
 * babies of their party, so that seats, limits and totals know nothing of fares.
 */
import type { WrittenTexts } from "#app/messages/written-texts.ts";

type GuestKind = "adults" | "children" | "bebe";

export interface Fare extends WrittenTexts<"title" | "proof"> {
	id: number;
	title: string;
	/** What the guest shows on the day; may be empty. */
	proof: string;
	countsAs: GuestKind;
	/** First and last year of age; null is open. */
	fromAge: number | null;
	toAge: number | null;
	/** Whole percent off the price of what it counts as; null where it has a price of its own. */
	percentOff: number | null;
	/** The same on every departure, unless a price rule names the fare. */
	priceCents: number | null;
}

/** How many of each fare, by the name of its field. What is no number is none. */
export type FareChoice = Readonly<Record<string, unknown>>;

export interface ChosenFare {
	fare: Fare;
	/** At least 1. */
	quantity: number;
}

type FareParty = Readonly<Record<GuestKind, number>> & { isWhole?: boolean | undefined };

/** The field of a form that says how many of a fare. */
export function fareField({ id }: Pick<Fare, "id">): string {
	return `fare_${id}`;
}

/** How many of a fare a form says. */
export function fareCount(choice: FareChoice, fare: Pick<Fare, "id">): number {
	const count = Math.trunc(Number(choice[fareField(fare)]));
	return count > 0 ? count : 0;
}

/** @param cents what one costs of whom it counts as. */
export function fareCents({ priceCents, percentOff }: Fare, cents: number): number {
	return priceCents ?? Math.round((cents * (100 - Number(percentOff))) / 100);
}

/**
 * Who of a party pays which fare, the first fares first, and never more than come. Whoever has the whole departure pays
 * one price.
 */
export function chosenFares(
	fares: readonly Fare[] | undefined,
	party: FareParty,
	choice: FareChoice,
): ChosenFare[] {
	if (!fares || party.isWhole) return [];
	const left = { ...party };
	return fares
		.map((fare) => {
			const quantity = Math.min(left[fare.countsAs], fareCount(choice, fare));
			left[fare.countsAs] -= quantity;
			return { fare, quantity };
		})
		.filter(({ quantity }) => quantity > 0);
}

/** "2 × Canary resident"; empty without any. */
export function faresInWords(fares: readonly ChosenFare[]): string {
	return fares.map(({ fare, quantity }) => `${quantity} × ${fare.title}`).join(", ");
}
