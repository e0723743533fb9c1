import { expect, test } from "vitest";
import { isOffTheList } from "./price-sets.ts";

const prices = { adultCents: 6400, childCents: 4200, bebeCents: 0 };
const priceSets = [
	{ ...prices, adultCents: 7000 },
	{ ...prices, wholeCents: 48_000 },
	{ ...prices, adultCents: 7000, wholeCents: 48_000 },
];

test.each([
	["seats at the list's price", {}, false, false],
	["seats at another price", { priceSet: 0 }, false, true],
	["seats of a departure that is sold whole too", { priceSet: 1 }, false, false],
	["the whole of it", { priceSet: 1 }, true, false],
	["the whole of one whose seats have another price", { priceSet: 2 }, true, false],
	["the whole of one without a price for it, which its seats have", { priceSet: 0 }, true, true],
])("%s", (_, departure, isWhole, isOff) => {
	expect(isOffTheList({ prices, priceSets }, departure, { isWhole })).toBe(isOff);
});

const resident = {
	...{ id: 1, title: "Resident", proof: "", countsAs: "adults" as const },
	...{ fromAge: null, toAge: null, percentOff: 25, priceCents: null },
};

test("a party pays other prices than the list's where somebody has a fare that a rule prices", () => {
	const excursion = { prices, priceSets: [{ ...prices, fares: { 1: { cents: 4100 } } }] };
	const fares = [{ fare: resident, quantity: 1 }];
	expect(isOffTheList(excursion, { priceSet: 0 }, { fares })).toBe(true);
	expect(isOffTheList(excursion, { priceSet: 0 }, {})).toBe(false);
	expect(isOffTheList(excursion, {}, { fares })).toBe(false);
});
