import { describe, expect, test } from "vitest";
import type { Fare } from "#app/catalogue/fares/fare.ts";
import {
	type PriceCase,
	priceCases,
	pricesOfExcursion,
	rulesOfCases,
} from "#tests/samples/price-cases.ts";
import { priceOf, totalOf } from "./price-of.ts";
import { type PriceRule, priceFinder, type SomePrices } from "./price-rule.ts";

const ruleOf = (changes: Partial<PriceRule>, index: number): PriceRule => ({
	id: index + 1,
	...{ travelFrom: null, travelTo: null, weekdays: null, startTime: null },
	...{ bookedFrom: null, bookedTo: null, adultCents: null, childCents: null, bebeCents: null },
	centsByFare: null,
	...changes,
});

function pricesIn({ rules, travel, start = "09:00", bookedOn, ownPrices: triple }: PriceCase) {
	const list = rules.map((name, index) => ruleOf(rulesOfCases[name], index));
	const ownPrices: SomePrices | null = triple
		? { adultCents: triple[0], childCents: triple[1], bebeCents: triple[2] }
		: null;
	const findPrices = priceFinder(pricesOfExcursion, list, bookedOn);
	return findPrices({ date: travel, startTime: start, ownPrices, wholeCents: null });
}

describe("worked out by hand:", () => {
	test("there are at least eighty cases", () => {
		expect(priceCases.length).toBeGreaterThanOrEqual(80);
	});

	test.each(priceCases.map((each) => [each.what, each] as const))("%s", (_what, each) => {
		const prices = pricesIn(each);
		const [adults, children, bebe] = each.each;
		expect([prices.adultCents, prices.childCents, prices.bebeCents]).toEqual([
			adults,
			children,
			bebe,
		]);
		const party = { adults: each.party[0], children: each.party[1], bebe: each.party[2] };
		expect(totalOf(priceOf(prices, party, []))).toBe(each.total);
	});
});

test("departures at the same prices get the same object, those at the excursion's own its object", () => {
	const rules = [ruleOf({ weekdays: "06", adultCents: 7000 }, 0)];
	const findPrices = priceFinder(pricesOfExcursion, rules, "2027-06-01");
	const on = (date: string) =>
		findPrices({ date, startTime: "09:00", ownPrices: null, wholeCents: null });
	expect(on("2027-06-05")).toBe(on("2027-06-06"));
	expect(on("2027-06-07")).toBe(pricesOfExcursion);
});

test("lines say which rule gave the price of one", () => {
	const rules = [ruleOf({ childCents: 3000 }, 0), ruleOf({ adultCents: 7000 }, 1)];
	const prices = priceFinder(
		pricesOfExcursion,
		rules,
		"2027-06-01",
	)({ date: "2027-06-05", startTime: "09:00", ownPrices: null, wholeCents: null });
	const lines = priceOf(prices, { adults: 1, children: 1, bebe: 1 }, []);
	expect(lines.map(({ kind, ruleId }) => [kind, ruleId])).toEqual([
		["adults", 2],
		["children", 1],
		["bebe", null],
	]);
});

const fare = (id: number, changes: Partial<Fare>): Fare => ({
	...{ id, title: "Resident", proof: "", countsAs: "adults", fromAge: null, toAge: null },
	...{ percentOff: null, priceCents: null },
	...changes,
});
const resident = fare(1, { percentOff: 25 });
const senior = fare(2, { priceCents: 5000 });

// two adults, one a resident and one a senior, by hand
test.each<[string, Partial<PriceRule>[], [cents: number, ruleId: number | null][]]>([
	[
		"a share follows the rule that names its guests, a price of its own none",
		[{ adultCents: 8000 }],
		[
			[6000, 1],
			[5000, null],
		],
	],
	[
		"a rule that names both gives both",
		[{ centsByFare: { 1: 4100, 2: 3900 } }],
		[
			[4100, 1],
			[3900, 1],
		],
	],
	[
		"the first that names it counts, whatever others say of adults",
		[{ adultCents: 8000 }, { centsByFare: { 1: 0 } }, { centsByFare: { 1: 4200, 2: 4300 } }],
		[
			[0, 2],
			[4300, 3],
		],
	],
	[
		"one for other days does not",
		[{ weekdays: "0", centsByFare: { 1: 4100 } }],
		[
			[4800, null],
			[5000, null],
		],
	],
	[
		"one that is booked later does not",
		[{ bookedFrom: "2027-06-02", centsByFare: { 1: 4100, 2: 100 } }],
		[
			[4800, null],
			[5000, null],
		],
	],
	[
		"another fare says nothing of these",
		[{ centsByFare: { 3: 100 } }],
		[
			[4800, null],
			[5000, null],
		],
	],
])("prices of fares: %s", (_what, rules, lines) => {
	const findPrices = priceFinder(pricesOfExcursion, rules.map(ruleOf), "2027-06-01");
	const prices = findPrices({
		...{ date: "2027-06-05", startTime: "09:00", ownPrices: null, wholeCents: null },
	});
	const fares = [resident, senior].map((each) => ({ fare: each, quantity: 1 }));
	expect(
		priceOf(prices, { adults: 2, children: 0, bebe: 0, fares }, []).map((line) => [
			line.unitCents,
			line.ruleId,
		]),
	).toEqual(lines);
});

test("a departure with an adults' price of its own leaves a fare to the rule that names it", () => {
	const ownPrices = { adultCents: 9900, childCents: null, bebeCents: null };
	const departure = { date: "2027-06-05", startTime: "09:00", ownPrices, wholeCents: null };
	const list = [ruleOf({ adultCents: 8000, centsByFare: { 1: 4100 } }, 0)];
	expect(priceFinder(pricesOfExcursion, list, "2027-06-01")(departure)).toMatchObject({
		...{ adultCents: 9900, fares: { 1: { cents: 4100, ruleId: 1 } } },
	});
});
