import { describe, expect, test } from "vitest";
import { linesOfParty } from "#app/catalogue/prices/changed-lines.ts";
import { type PriceLine, priceOf, totalOf } from "#app/catalogue/prices/price-of.ts";
import { centsOfFields } from "../extras/field-cents.ts";
import { chosenFares, type Fare, fareCents } from "./fare.ts";
import { exceedingFares, namesLostFare } from "./fare-refusal.ts";
import { mostAtFare } from "./most-at-fare.ts";

const prices = { adultCents: 6400, childCents: 3200, bebeCents: 0, ruleIds: { adults: 7 } };
const present = { adultCents: 7900, childCents: 4900, bebeCents: 700 };
const party = (adults: number, children = 0, bebe = 0) => ({ adults, children, bebe });
const fareOf = (changes: Partial<Fare>): Fare => ({
	...{ id: 1, title: "Resident", proof: "", countsAs: "adults", fromAge: null, toAge: null },
	...{ percentOff: 25, priceCents: null },
	...changes,
});
const resident = fareOf({});
const senior = fareOf({ id: 2, title: "Senior", percentOff: null, priceCents: 5000 });
const pupil = fareOf({ id: 3, title: "Pupil", countsAs: "children", percentOff: 50 });
const fares = [resident, senior, pupil];

const inWords = (lines: readonly PriceLine[]) =>
	lines.map(({ quantity, kind, fareId, unitCents }) =>
		[quantity, kind, fareId && `at ${fareId}`, unitCents].filter((part) => part !== null).join(" "),
	);

// worked out by hand
test.each<[string, Partial<Fare>, number, number]>([
	["a quarter off", { percentOff: 25 }, 6400, 4800],
	["half a cent rounds up", { percentOff: 25 }, 6550, 4913],
	["all of it", { percentOff: 100 }, 6400, 0],
	["a price of its own, whatever others pay", { percentOff: null, priceCents: 5000 }, 9900, 5000],
])("a fare costs %s", (_what, changes, cents, fareCost) => {
	expect(fareCents(fareOf(changes), cents)).toBe(fareCost);
});

describe("who pays which fare:", () => {
	test.each<[string, ReturnType<typeof party>, Record<string, unknown>, string[]]>([
		["nobody", party(2, 1), {}, ["2 adults 6400", "1 children 3200"]],
		["one of two adults", party(2), { fare_1: "1" }, ["1 adults 6400", "1 adults at 1 4800"]],
		["all adults", party(2), { fare_1: 2 }, ["2 adults at 1 4800"]],
		[
			"several fares",
			party(4, 2),
			{ fare_1: 1, fare_2: 2, fare_3: 1 },
			[
				...["1 adults 6400", "1 adults at 1 4800", "2 adults at 2 5000"],
				...["1 children 3200", "1 children at 3 1600"],
			],
		],
		["no more than come", party(2), { fare_1: 5, fare_2: 1 }, ["2 adults at 1 4800"]],
		["what is no number", party(1), { fare_1: "x", fare_2: -1, fare_3: 1 }, ["1 adults 6400"]],
		["an unknown fare", party(1), { fare_9: 1 }, ["1 adults 6400"]],
	])("%s", (_what, people, choice, lines) => {
		const partyAtFares = { ...people, fares: chosenFares(fares, people, choice) };
		expect(inWords(priceOf(prices, partyAtFares, []))).toEqual(lines);
	});

	test("whoever has the whole departure pays one price", () => {
		expect(chosenFares(fares, { ...party(2), isWhole: true }, { fare_1: 1 })).toEqual([]);
	});

	test("a share of the price says the rule that gave it, a price of its own none", () => {
		const pair = chosenFares(fares, party(2), { fare_1: 1, fare_2: 1 });
		const lines = priceOf(prices, { ...party(2), fares: pair }, []);
		expect(lines.map(({ ruleId }) => ruleId)).toEqual([7, null]);
	});
});

test.each<[string, Fare, Record<string, unknown>, number]>([
	["all adults, while nobody has one", resident, {}, 3],
	["who has it already is no other", resident, { fare_1: 2 }, 3],
	["those who have no other fare", resident, { fare_1: 1, fare_2: 2 }, 1],
	["children are no adults", pupil, { fare_1: 3 }, 1],
	["nobody, where all have another one", senior, { fare_1: 3 }, 0],
])("how many can have a fare: %s", (_what, fare, choice, most) => {
	const people = party(3, 1);
	expect(mostAtFare(fare, { ...people, fares: chosenFares(fares, people, choice) })).toBe(most);
});

test.each([
	["the fares' own prices", {}],
	["prices of a rule", { 1: { cents: 4100 }, 2: { cents: 7000 } }],
])("the sum of the fields of a sleeping form is that of the lines: %s", (_what, namedByRule) => {
	const choice = { fare_1: 1, fare_2: 1, fare_3: 1 };
	const people = party(3, 1, 1);
	const sold = { ...prices, fares: namedByRule };
	const cents = centsOfFields({ prices: sold, fares });
	const counts: Record<string, number> = { ...people, ...choice };
	const sum = Object.entries(cents).reduce(
		(all, [name, each]) => all + each * (counts[name] ?? 0),
		0,
	);
	expect(sum).toBe(
		totalOf(priceOf(sold, { ...people, fares: chosenFares(fares, people, choice) }, [])),
	);
});

describe("refused:", () => {
	test.each<[string, Record<string, unknown>, [number, number][]]>([
		["as many as come", { fare_1: 1, fare_2: 1, fare_3: 1 }, []],
		["one too many of a fare", { fare_1: 3 }, [[1, 2]]],
		["too many of two fares together", { fare_1: 2, fare_2: 1 }, [[2, 2]]],
		[
			"too many of each kind",
			{ fare_2: 3, fare_3: 2 },
			[
				[2, 2],
				[3, 1],
			],
		],
	])("%s", (_what, choice, exceeding) => {
		const refused = exceedingFares(fares, party(2, 1), choice);
		expect(refused.map(({ fare, guests }) => [fare.id, guests])).toEqual(exceeding);
	});

	test("a fare that is not offered any more, where somebody has it", () => {
		expect(namesLostFare([senior], { fare_1: "1" })).toBe(true);
		expect(namesLostFare(undefined, { fare_1: "1" })).toBe(true);
		expect(namesLostFare([senior], { fare_1: "0", fare_2: "2" })).toBe(false);
	});
});

describe("a changed party, by the lines as sold:", () => {
	const soldFares = chosenFares(fares, party(3), { fare_1: 2 });
	const lines = priceOf(prices, { ...party(3), fares: soldFares }, []);
	const booking = { ...party(3), lines, priceCents: totalOf(lines) };
	test.each<[string, ReturnType<typeof party>, Record<string, unknown> | undefined, string[]]>([
		["one more adult", party(4), undefined, ["2 adults 6400", "2 adults at 1 4800"]],
		["who pays the usual price leaves first", party(2), undefined, ["2 adults at 1 4800"]],
		["then one at the fare", party(1), undefined, ["1 adults at 1 4800"]],
		["one at the fare leaves", party(2), { fare_1: 1 }, ["1 adults 6400", "1 adults at 1 4800"]],
		["none has it after all", party(3), { fare_1: 0 }, ["3 adults 6400"]],
		["a third one has it", party(3), { fare_1: 3 }, ["3 adults at 1 4800"]],
	])("%s", (_what, people, choice, linesAfter) => {
		const choices = choice && { fares: chosenFares([resident], people, choice) };
		expect(inWords(linesOfParty(booking, people, present, choices))).toEqual(linesAfter);
	});

	test("where all had the fare, one at the usual price pays the present one", () => {
		const all = priceOf(
			prices,
			{ ...party(2), fares: chosenFares(fares, party(2), { fare_1: 2 }) },
			[],
		);
		const sold = { ...party(2), lines: all, priceCents: totalOf(all) };
		expect(inWords(linesOfParty(sold, party(3), present))).toEqual([
			"1 adults 7900",
			"2 adults at 1 4800",
		]);
	});
});
