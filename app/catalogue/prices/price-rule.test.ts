import { describe, expect, test } from "vitest";
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
