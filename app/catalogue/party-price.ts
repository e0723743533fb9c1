export interface Prices {
	adultCents: number;
	childCents: number;
	bebeCents: number;
}

export interface People {
	adults: number;
	children: number;
	bebe: number;
}

export const guestKinds = ["adults", "children", "bebe"] as const satisfies (keyof People)[];

/** Price of each kind of guest, for `totalCents` and for its SQL in party-price-sql.server.ts. */
export const priceOfKind = {
	adults: "adultCents",
	children: "childCents",
	bebe: "bebeCents",
} as const satisfies Record<keyof People, keyof Prices>;

export function totalCents(prices: Prices, people: People): number {
	return guestKinds.reduce((sum, kind) => sum + people[kind] * prices[priceOfKind[kind]], 0);
}

/** What one guest of each kind costs. */
export function centsOfEach(prices: Prices): Record<keyof People, number> {
	const { adults, children, bebe } = priceOfKind;
	return { adults: prices[adults], children: prices[children], bebe: prices[bebe] };
}
