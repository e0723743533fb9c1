import fc from "fast-check";
import { expect, test } from "vitest";
import { numberLimits } from "#app/database/number-limits.ts";
import { adjustedTo, priceOf, totalOf } from "./price-of.ts";
import { taxesIn, taxIn, taxRateOn } from "./tax.ts";

const prices = { adultCents: 6400, childCents: 4250, bebeCents: 500 };

test("a party has a line for each kind of guest, and each line contains its tax", () => {
	expect(priceOf(prices, { adults: 2, children: 0, bebe: 1 }, [], 700)).toEqual([
		{
			...{
				kind: "adults",
				extraId: null,
				fareId: null,
				quantity: 2,
				unitCents: 6400,
				sumCents: 12_800,
			},
			...{ taxRate: 700, taxCents: 837, reason: null, ruleId: null },
		},
		{
			...{ kind: "bebe", extraId: null, fareId: null, quantity: 1, unitCents: 500, sumCents: 500 },
			...{ taxRate: 700, taxCents: 33, reason: null, ruleId: null },
		},
	]);
	expect(totalOf(priceOf(prices, { adults: 2, children: 1, bebe: 1 }, []))).toBe(17_550);
});

test("an agreed price is the list's lines and one that adjusts them, with their tax", () => {
	const lines = priceOf(prices, { adults: 2, children: 0, bebe: 0 }, [], 700);
	expect(adjustedTo(10_700, lines, "agreed")).toEqual([
		...lines,
		{
			...{
				kind: "agreed",
				extraId: null,
				fareId: null,
				quantity: 1,
				unitCents: -2100,
				sumCents: -2100,
			},
			...{ taxRate: 700, taxCents: -137, reason: "agreed", ruleId: null },
		},
	]);
	expect(adjustedTo(12_800, lines, "agreed")).toEqual(lines);
});

// worked out by hand
test.each([
	[0, 700, 0],
	[1, 700, 0],
	[107, 700, 7],
	[6400, 700, 419],
	[6400, 300, 186],
	[6400, 0, 0],
	// net 2.5 and 7.5 cents: half a cent rounds away from 0
	[3, 2000, 0],
	[9, 2000, 1],
	[-3, 2000, 0],
	[-107, 700, -7],
])("%i cents at a rate of %i contain %i cents of tax", (gross, rate, tax) => {
	expect(taxIn(gross, rate) + 0).toBe(tax);
});

test("the rate is that of the date of travel", () => {
	const tax = { rate: 700, next: { rate: 950, from: "2028-01-01" } };
	expect(["2027-12-31", "2028-01-01", "2028-06-05"].map((date) => taxRateOn(tax, date))).toEqual([
		700, 950, 950,
	]);
	expect(taxRateOn({ rate: 0, next: null }, "2028-01-01")).toBe(0);
});

test("taxes of one rate are one sum, and what money went back takes tax back", () => {
	const lines = priceOf(prices, { adults: 2, children: 1, bebe: 0 }, [], 700);
	expect(taxesIn(adjustedTo(10_700, lines, "goodwill"))).toEqual([{ rate: 700, cents: 700 }]);
	expect(taxesIn(priceOf(prices, { adults: 2, children: 0, bebe: 0 }, [], 0))).toEqual([]);
});

const people = fc.integer({ min: 0, max: numberLimits.people.most });
const cents = fc.integer({ min: 0, max: numberLimits.priceCents.most });
const parties = fc.record({ adults: people, children: people, bebe: people });
const priceLists = fc.record({ adultCents: cents, childCents: cents, bebeCents: cents });
const rates = fc.integer({ min: 0, max: 10_000 });

test("lines add up, none is below zero but what adjusts them, and tax is never more than its line", () => {
	fc.assert(
		fc.property(priceLists, parties, rates, cents, (list, party, rate, agreed) => {
			const lines = priceOf(list, party, [], rate);
			for (const { quantity, unitCents, sumCents, taxCents } of lines) {
				expect(sumCents).toBe(quantity * unitCents);
				expect(sumCents).toBeGreaterThanOrEqual(taxCents);
				expect(taxCents).toBeGreaterThanOrEqual(0);
			}
			const adjusted = adjustedTo(agreed, lines, "agreed");
			expect(totalOf(adjusted)).toBe(agreed);
			expect(adjusted.slice(0, lines.length)).toEqual(lines);
		}),
	);
});

test.each([
	["one guest", 1, 0, 48_000],
	["a half boat", 4, 2, 48_000],
	["the boat at its capacity", 10, 2, 48_000],
])("the whole boat costs the same for %s", (_who, adults, children, cents) => {
	const whole = { ...prices, wholeCents: 48_000 };
	const party = { adults, children, bebe: 0, isWhole: true };
	const lines = priceOf(whole, party, [], 700);
	expect(lines).toMatchObject([{ kind: "whole", quantity: 1, sumCents: cents, taxCents: 3140 }]);
	// without a price of its own it costs what its guests do
	expect(totalOf(priceOf(prices, party, []))).toBe(adults * 6400 + children * 4250);
});
