import { type ChosenFare, type Fare, fareCents } from "#app/catalogue/fares/fare.ts";

export interface Prices {
	adultCents: number;
	childCents: number;
	bebeCents: number;
	/** The whole departure for one party; absent where only seats are sold. */
	wholeCents?: number;
	/** The price rules that gave them, where one did. */
	ruleIds?: Partial<Record<keyof People, number>>;
	/** Of fares to which a price rule gave a price, by their ids. */
	fares?: Readonly<Record<string, { cents: number; ruleId?: number }>>;
}

export interface People {
	adults: number;
	children: number;
	bebe: number;
}

/** Who comes, who of them pays another fare, and whether they take the whole departure. */
export interface Party extends People {
	fares?: readonly ChosenFare[];
	isWhole?: boolean;
}

export const guestKinds = ["adults", "children", "bebe"] as const satisfies (keyof People)[];

/** What one guest of each kind costs. */
export function centsOfEach(prices: Prices): Record<keyof People, number> {
	return { adults: prices.adultCents, children: prices.childCents, bebe: prices.bebeCents };
}

/** What one guest at a fare costs: what a price rule says of it, else what the fare itself does. */
export function centsAtFare(fare: Fare, prices: Prices): number {
	return prices.fares?.[fare.id]?.cents ?? fareCents(fare, centsOfEach(prices)[fare.countsAs]);
}

/** Of a row of `excursions`. */
export function pricesOfRow(row: {
	priceAdultCents: number;
	priceChildCents: number;
	priceBebeCents: number;
}): Prices {
	return {
		adultCents: row.priceAdultCents,
		childCents: row.priceChildCents,
		bebeCents: row.priceBebeCents,
	};
}
