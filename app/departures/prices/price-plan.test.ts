import { expect, test } from "vitest";
import type { PricedDeparture, PriceRule } from "#app/catalogue/prices/price-rule.ts";
import { type ListedDeparture, pricePlan } from "./price-plan.ts";

const today = "2027-03-20";
const prices = { adultCents: 6400, childCents: 4200, bebeCents: 0 };
const rule = (id: number, changes: Partial<PriceRule>): PriceRule => ({
	...{ id, travelFrom: null, travelTo: null, weekdays: null, startTime: null },
	...{ bookedFrom: null, bookedTo: null, adultCents: null, childCents: null, bebeCents: null },
	centsByFare: null,
	...changes,
});
const departure = (
	date: string,
	startTime = "09:00",
	ownPrices: PricedDeparture["ownPrices"] = null,
): ListedDeparture => ({ date, startTime, ownPrices, wholeCents: null, sells: "seats" });
// Saturday, Sunday, Monday
const departures = [departure("2027-03-27"), departure("2027-03-28"), departure("2027-03-29")];

test("each day has what an adult pays, with the place of the rule that made it", () => {
	const easter = rule(7, { travelFrom: "2027-03-27", travelTo: "2027-03-28", adultCents: 8400 });
	const children = rule(8, { childCents: 100 });
	const set = { adultCents: 9900, childCents: null, bebeCents: null };
	const { days } = pricePlan({
		...{ prices, today, rules: [children, easter] },
		departures: [
			departure("2027-03-27"),
			departure("2027-03-27", "15:00"),
			departure("2027-03-28", "09:00", set),
			departure("2027-03-28", "15:00"),
			departure("2027-03-29"),
		],
	});
	expect(days).toEqual([
		{
			date: "2027-03-27",
			prices: [
				{ starts: ["09:00", "15:00"], adultCents: 8400, wholeCents: null, source: 2, fares: [] },
			],
		},
		{
			date: "2027-03-28",
			prices: [
				{ starts: ["09:00"], adultCents: 9900, wholeCents: null, source: "departure", fares: [] },
				{ starts: ["15:00"], adultCents: 8400, wholeCents: null, source: 2, fares: [] },
			],
		},
		{
			date: "2027-03-29",
			prices: [{ starts: ["09:00"], adultCents: 6400, wholeCents: null, source: null, fares: [] }],
		},
	]);
});

const adults = (id: number, changes: Partial<PriceRule> = {}) =>
	rule(id, { adultCents: 7000, ...changes });

test.each<[string, PriceRule[], ReturnType<typeof pricePlan>["notes"]]>([
	["no rule", [], []],
	["rules for different days", [adults(1, { weekdays: "6" }), adults(2)], []],
	["a rule behind one for all days", [adults(1), adults(2)], [{ rule: 2, why: "hidden", by: [1] }]],
	[
		"a rule behind two that share its days",
		[adults(1, { weekdays: "6" }), adults(2, { weekdays: "01" }), adults(3)],
		[{ rule: 3, why: "hidden", by: [1, 2] }],
	],
	["one behind another for other guests", [adults(1), rule(2, { childCents: 100 })], []],
	["one behind another for a fare", [adults(1), rule(2, { centsByFare: { 5: 100 } })], []],
	[
		"one for the same fare",
		[rule(1, { centsByFare: { 5: 100 } }), rule(2, { centsByFare: { 5: 200 } })],
		[{ rule: 2, why: "hidden", by: [1] }],
	],
	[
		"one behind another that ends before it",
		[adults(1, { bookedTo: "2027-03-22" }), adults(2)],
		[],
	],
	[
		"one behind another that begins later",
		[adults(1, { bookedFrom: "2027-03-22" }), adults(2)],
		[],
	],
	[
		"one that begins where the other one holds",
		[adults(1), adults(2, { bookedFrom: "2027-03-22" })],
		[{ rule: 2, why: "hidden", by: [1] }],
	],
	[
		"days of travel that have passed",
		[adults(1, { travelTo: "2027-03-19" })],
		[{ rule: 1, why: "over" }],
	],
	[
		"days of booking that have passed",
		[adults(1, { bookedTo: "2027-03-19" })],
		[{ rule: 1, why: "over" }],
	],
	["today is the last day to book", [adults(1, { bookedTo: today })], []],
	[
		"a start that nothing has",
		[adults(1, { startTime: "15:00" })],
		[{ rule: 1, why: "no departure" }],
	],
])("%s", (_what, rules, notes) => {
	expect(pricePlan({ prices, rules, departures, today }).notes).toEqual(notes);
});

test("a rule whose departures all have prices of their own is hidden by none", () => {
	const set = { adultCents: 9900, childCents: null, bebeCents: null };
	const { notes } = pricePlan({
		...{ prices, today, rules: [adults(1)] },
		departures: [departure("2027-03-27", "09:00", set)],
	});
	expect(notes).toEqual([{ rule: 1, why: "hidden", by: [] }]);
});

test("a day says what the whole trip costs, and a rule that only whole trips match does nothing", () => {
	const whole = { wholeCents: 48_000, sells: "whole" } as const;
	const plan = pricePlan({
		...{ prices, today, rules: [adults(1, { travelTo: "2027-03-27" })] },
		departures: [
			{ ...departure("2027-03-27"), ...whole },
			{ ...departure("2027-03-28"), ...whole, sells: "both" },
		],
	});
	expect(plan.days.map((day) => day.prices)).toEqual([
		[{ starts: ["09:00"], adultCents: null, wholeCents: 48_000, source: null, fares: [] }],
		[{ starts: ["09:00"], adultCents: 6400, wholeCents: 48_000, source: null, fares: [] }],
	]);
	expect(plan.notes).toEqual([{ rule: 1, why: "no departure" }]);
});

test("a day says what a rule makes of a fare", () => {
	const { days } = pricePlan({
		...{ prices, today, rules: [adults(7), rule(8, { weekdays: "6", centsByFare: { 5: 4100 } })] },
		departures: [
			departure("2027-03-27"),
			departure("2027-03-27", "15:00"),
			departure("2027-03-28"),
		],
	});
	const fares = [{ fareId: 5, cents: 4100, rule: 2 }];
	const price = { adultCents: 7000, wholeCents: null, source: 1 };
	expect(days.map((day) => day.prices)).toEqual([
		[{ ...price, starts: ["09:00", "15:00"], fares }],
		[{ ...price, starts: ["09:00"], fares: [] }],
	]);
});
