import { expect, test } from "vitest";
import { dailyInEnglish, type Timetable } from "#app/catalogue/excursion.ts";
import {
	cutoffInstant,
	departureOn,
	departuresFrom,
	largestGroup,
	type Sales,
} from "./departure.ts";

const timeZone = "Atlantic/Canary";
const now = Date.parse("2027-06-03T12:00:00Z");
const weekend: Timetable = {
	capacity: 12,
	startTime: "04:30",
	cutoffHours: 10,
	dayLanguages: { 6: ["en", "de"], 0: ["en"] },
};

function sales(
	changes: Partial<Record<"closed" | "full" | "small", string>> = {},
	taken = 0,
): Sales {
	const overrides = new Map<
		string,
		{ isClosed: boolean; capacity: number | null; startTime: string | null }
	>();
	if (changes.closed)
		overrides.set(changes.closed, { isClosed: true, capacity: null, startTime: null });
	if (changes.small)
		overrides.set(changes.small, { isClosed: false, capacity: 4, startTime: null });
	return { overrides, taken: new Map([["2027-06-05", taken]]) };
}

const saturday = (known: Sales, at = now, timetable = weekend) =>
	departureOn(timetable, "2027-06-05", known, { now: at, timeZone });

test("a day with a departure says its languages and free seats", () => {
	expect(saturday(sales({}, 7))).toEqual({
		date: "2027-06-05",
		startTime: "04:30",
		languages: ["en", "de"],
		capacity: 12,
		left: 5,
		state: "open",
	});
});

test("a weekday without languages has no departure", () => {
	expect(departureOn(weekend, "2027-06-04", sales(), { now, timeZone })).toBeNull();
	const emptied = { ...weekend, dayLanguages: { 6: [] } };
	expect(departureOn(emptied, "2027-06-05", sales(), { now, timeZone })).toBeNull();
});

test("an excursion leaves on the days that are listed, and on none when none is", () => {
	const never = { ...weekend, dayLanguages: {} };
	expect(
		departuresFrom(never, { from: "2027-06-05", days: 7 }, sales(), { now, timeZone }),
	).toEqual([]);
	const daily = { ...weekend, dayLanguages: dailyInEnglish };
	const week = departuresFrom(daily, { from: "2027-06-05", days: 7 }, sales(), { now, timeZone });
	expect(week).toHaveLength(7);
	expect(week.every(({ languages }) => languages.join() === "en")).toBe(true);
});

test("a full, oversold or closed day has nothing left", () => {
	expect(saturday(sales({}, 12))).toMatchObject({ state: "full", left: 0 });
	expect(saturday(sales({}, 14))).toMatchObject({ state: "full", left: 0 });
	expect(saturday(sales({ closed: "2027-06-05" }, 3))).toMatchObject({ state: "closed", left: 0 });
});

test("a date may have a capacity of its own", () => {
	expect(saturday(sales({ small: "2027-06-05" }, 1))).toMatchObject({ capacity: 4, left: 3 });
});

test("bookings close at the cut-off to the millisecond", () => {
	const cutoff = cutoffInstant(weekend, "2027-06-05", timeZone);
	expect(new Date(cutoff).toISOString()).toBe("2027-06-04T17:30:00.000Z");
	expect(saturday(sales(), cutoff - 1)).toMatchObject({ state: "open" });
	expect(saturday(sales(), cutoff)).toMatchObject({ state: "too-late", left: 0 });
});

test("the largest group is that of the day with most seats, and a closed day has none", () => {
	const withSeats = (capacity: number, isClosed: boolean): Sales => ({
		overrides: new Map([["2027-06-05", { isClosed, capacity, startTime: null }]]),
		taken: new Map(),
	});
	const largest = (known: Sales) => {
		const departure = saturday(known);
		return largestGroup(weekend.capacity, departure ? [departure] : []);
	};
	expect(largest(withSeats(20, false))).toBe(20);
	expect(largest(withSeats(20, true))).toBe(12);
	expect(largest(withSeats(4, false))).toBe(12);
	expect(largestGroup(weekend.capacity, [])).toBe(12);
});
