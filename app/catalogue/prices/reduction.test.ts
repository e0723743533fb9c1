import fc from "fast-check";
import { expect, test } from "vitest";
import { numberLimits } from "#app/database/number-limits.ts";
import { priceOf, totalOf } from "./price-of.ts";
import { centsOff, type Reduction, reducedBy } from "./reduction.ts";
import { taxIn } from "./tax.ts";

const percent = (hundredths: number): Reduction => ({ percent: hundredths, amountCents: null });
const amount = (cents: number): Reduction => ({ percent: null, amountCents: cents });
const prices = (adultCents: number) => ({ adultCents, childCents: 0, bebeCents: 0 });
const party = (adults: number) => ({ adults, children: 0, bebe: 0 });

// worked out by hand; a party is the price and the number of adults, children and babies
test.each<[why: string, off: number[], reduction: Reduction | null, party: [number, number][]]>([
	["no code takes nothing off", [], null, [[6400, 2]]],
	["ten percent of 128.00", [-1280], percent(1000), [[6400, 2]]],
	[
		"ten percent of each line",
		[-1755],
		percent(1000),
		[
			[6400, 2],
			[4250, 1],
			[500, 1],
		],
	],
	[
		"half a cent is the guest's in each line: 1.5 and 2.5",
		[-5],
		percent(10),
		[
			[1500, 1],
			[2500, 1],
		],
	],
	["12.5 percent of 122.22", [-1528], percent(1250), [[6111, 2]]],
	["a third of 10.01 would leave less than 10.00", [-1], percent(3333), [[1001, 1]]],
	["all of it leaves 10.00", [-11_800], percent(10_000), [[6400, 2]]],
	[
		"an amount",
		[-1000],
		amount(1000),
		[
			[6400, 2],
			[4250, 1],
		],
	],
	["an amount above the price leaves 10.00", [-5400], amount(20_000), [[6400, 1]]],
	["nothing of a price of 10.00", [], amount(500), [[1000, 1]]],
	["nothing of a price below 10.00", [], percent(5000), [[900, 1]]],
	[
		"a baby who is free stays free",
		[-640],
		percent(1000),
		[
			[6400, 1],
			[0, 0],
			[0, 1],
		],
	],
])("%s", (_why, off, reduction, [adults = [0, 0], children = [0, 0], bebe = [0, 0]]) => {
	const list = { adultCents: adults[0], childCents: children[0], bebeCents: bebe[0] };
	const lines = priceOf(list, { adults: adults[1], children: children[1], bebe: bebe[1] }, []);
	const codeLines = reducedBy(reduction, lines).slice(lines.length);
	expect(codeLines.map(({ sumCents }) => sumCents)).toEqual(off);
});

test("what a code takes off contains the tax that is not owed", () => {
	const lines = reducedBy(percent(1000), priceOf(prices(6400), party(2), [], 700));
	expect(lines.at(-1)).toEqual({
		...{ kind: "code", quantity: 1, unitCents: -1280, sumCents: -1280 },
		...{ taxRate: 700, taxCents: -84, reason: null, extraId: null, fareId: null, ruleId: null },
	});
});

test("of two rates each has its line, and an amount is shared so that they add up", () => {
	const [one] = priceOf(prices(1000), party(1), [], 700);
	const [other] = priceOf(prices(1000), party(2), [], 300);
	if (!one || !other) throw new Error("A party without lines");
	// 10.00 over 10.00 and 20.00: 3.333 and 6.667, the cent that is left goes to the larger remainder
	expect(reducedBy(amount(1000), [one, other]).slice(2)).toMatchObject([
		{ sumCents: -333, taxRate: 700, taxCents: -22 },
		{ sumCents: -667, taxRate: 300, taxCents: -19 },
	]);
});

test("an amount over three equal lines leaves the odd cent to the first", () => {
	const lines = [700, 300, 0].flatMap((rate) => priceOf(prices(2000), party(1), [], rate));
	const off = reducedBy(amount(1000), lines).slice(3);
	expect(off.map(({ sumCents }) => sumCents)).toEqual([-334, -333, -333]);
});

test("a reduction never makes a price less than 10.00 nor more than it was, and lines add up to what a form shows", () => {
	const people = fc.integer({ min: 0, max: numberLimits.people.most });
	const cents = fc.integer({ min: 0, max: numberLimits.priceCents.most });
	const lists = fc.record({ adultCents: cents, childCents: cents, bebeCents: cents });
	const parties = fc.record({ adults: people, children: people, bebe: people });
	const reductions = fc.oneof(
		fc.integer({ min: 1, max: 10_000 }).map(percent),
		fc.integer({ min: 1, max: numberLimits.bookingCents.most }).map(amount),
	);
	const { least } = numberLimits.bookingCents;
	fc.assert(
		fc.property(lists, parties, reductions, (list, who, reduction) => {
			const whole = totalOf(priceOf(list, who, []));
			const lines = reducedBy(reduction, priceOf(list, who, [], 700));
			expect(totalOf(lines)).toBe(whole - centsOff(reduction, priceOf(list, who, [])));
			expect(totalOf(lines)).toBeGreaterThanOrEqual(Math.min(whole, least));
			expect(totalOf(lines)).toBeLessThanOrEqual(whole);
			for (const { sumCents, taxCents, taxRate } of lines)
				expect(taxCents + 0).toBe(taxIn(sumCents, taxRate) + 0);
		}),
	);
});
