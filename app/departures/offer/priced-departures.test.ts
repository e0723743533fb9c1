import { expect, test } from "vitest";
import type { Extra } from "#app/catalogue/extras/extra.ts";
import { addDays } from "#app/catalogue/local-date.ts";
import type { PriceRule } from "#app/catalogue/prices/price-rule.ts";
import {
	centsPerAdult,
	cheapestPrices,
	fromCents,
	pricesOf,
} from "#app/catalogue/prices/price-sets.ts";
import { publicExcursion } from "#tests/samples/excursion-samples.ts";
import { withPrices } from "./priced-departures.ts";

const excursion = publicExcursion();
const today = "2027-06-01";
// half past midnight on the island, which is still the day before in Greenwich
const clock = { now: Date.parse("2027-05-31T23:30Z"), timeZone: "Atlantic/Canary" };

const rule = (changes: Partial<PriceRule>): PriceRule => ({
	...{ id: 1, travelFrom: null, travelTo: null, weekdays: null, startTime: null },
	...{ bookedFrom: null, bookedTo: null, adultCents: null, childCents: null, bebeCents: null },
	centsByFare: null,
	...changes,
});

function offered(rules: PriceRule[], states: Record<number, string> = {}) {
	const rows = Array.from({ length: 60 }, (_, day) => ({
		...{ date: addDays(today, day), startTime: "09:00", ownPrices: null, wholeCents: null },
		state: states[day] ?? "open",
	}));
	return withPrices(
		{ excursion, rules },
		rows,
		({ date, state }) => ({
			...{ date, state, left: 8, capacity: 8 },
			priceSet: undefined as number | undefined,
		}),
		clock,
	);
}

test("without a rule the excursion stays the very same, and no departure names a price", () => {
	const trip = offered([]);
	expect(trip.excursion).toBe(excursion);
	expect(JSON.stringify(trip.departures)).not.toContain("priceSet");
});

test("each price is said once, and departures say its place", () => {
	const trip = offered([
		rule({ weekdays: "06", adultCents: 7000 }),
		rule({ id: 2, adultCents: 6600 }),
	]);
	expect(trip.excursion.priceSets?.map(({ adultCents }) => adultCents)).toEqual([6600, 7000]);
	const adults = trip.departures
		.slice(0, 6)
		.map((each) => pricesOf(trip.excursion, each).adultCents);
	// Tuesday to Sunday
	expect(adults).toEqual([6600, 6600, 6600, 6600, 7000, 7000]);
});

test.each([
	[
		"the cheapest of the next days",
		{ adultCents: 5000, travelFrom: "2027-06-20", travelTo: "2027-06-20" },
		{},
		5000,
	],
	[
		"no day that is full",
		{ adultCents: 5000, travelFrom: "2027-06-20", travelTo: "2027-06-20" },
		{ 19: "full" },
		6400,
	],
	["the thirtieth day", { adultCents: 5000, travelFrom: "2027-07-01" }, {}, 5000],
	["no day after it", { adultCents: 5000, travelFrom: "2027-07-02" }, {}, 6400],
	["a dearer season from today on", { adultCents: 8000 }, {}, 8000],
	["a price that is booked from today on", { adultCents: 5000, bookedFrom: today }, {}, 5000],
	[
		"no price that was booked until yesterday",
		{ adultCents: 5000, bookedTo: "2027-05-31" },
		{},
		6400,
	],
])('"from" is %s', (_what, changes, states, cents) => {
	expect(cheapestPrices(offered([rule(changes)], states).excursion).adultCents).toBe(cents);
});

const lunch: Extra = {
	...{ id: 1, title: "Lunch", note: "", charged: "person", guests: ["adults", "children"] },
	...{ priceCents: 1200, isRequired: true, stock: null, stockId: null },
};
test.each([
	["a required extra of each guest", [lunch], 7600],
	["one that adults do not have", [{ ...lunch, guests: ["children" as const] }], 6400],
	["one of each booking", [{ ...lunch, charged: "booking" as const, priceCents: 500 }], 6900],
	[
		"both of them",
		[lunch, { ...lunch, id: 2, charged: "booking" as const, priceCents: 500 }],
		8100,
	],
	["an extra of choice", [{ ...lunch, isRequired: false }], 6400],
])('"from" with %s is what one adult alone pays', (_what, extras, cents) => {
	expect(fromCents({ ...offered([]).excursion, extras })).toBe(cents);
});

test("an extra of the booking is no part of what each adult pays, because two of them pay it once", () => {
	const fee = { ...lunch, id: 2, charged: "booking" as const, priceCents: 500 };
	const { prices } = offered([]).excursion;
	expect(centsPerAdult(prices, [lunch, fee, { ...fee, id: 3, isRequired: false }])).toEqual({
		adultCents: 7600,
		bookingCents: 500,
	});
	expect(centsPerAdult(prices, undefined)).toEqual({ adultCents: 6400, bookingCents: 0 });
});

test.each([
	["the seats where some are sold", ["whole", "seats"], 8, 6400],
	["the seats where the whole trip is sold too", ["both"], 8, 6400],
	["the cheapest whole trip where no seat is sold", ["whole", "whole"], 8, 30_000],
	["nothing of a whole trip on which somebody is", ["both"], 7, 6400],
] as const)('"from" says %s', (_what, sells, left, cents) => {
	const rows = sells.map((way: "seats" | "whole" | "both", day) => ({
		...{ date: addDays(today, day), startTime: "09:00", ownPrices: null, sells: way },
		wholeCents: way === "seats" ? null : 30_000 + 100 * day,
	}));
	const trip = withPrices(
		{ excursion, rules: [] },
		rows,
		({ date, sells: way }) => ({
			...{ date, state: "open", left, capacity: 8 },
			...(way === "seats" ? {} : { sells: way }),
		}),
		clock,
	).excursion;
	expect(fromCents(trip)).toBe(cents);
	expect(trip.wholeFrom).toEqual(left === 8 ? { cents: 30_000, people: 8 } : undefined);
	expect(trip.isFromWhole ?? false).toBe(cents === 30_000);
});
