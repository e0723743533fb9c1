import { expect, test } from "vitest";
import type { Departure } from "#app/departures/departure.ts";
import { sampleDeparture } from "#tests/samples/departure-samples.ts";
import { unavailableDay } from "./unavailable-day.ts";

function departure(date: string, left: number, state: Departure["state"] = "open"): Departure {
	return sampleDeparture({ date, left, state });
}

const season = [
	departure("2027-06-03", 0, "too-late"),
	departure("2027-06-05", 8),
	departure("2027-06-29", 0, "full"),
	departure("2027-06-30", 0, "closed"),
	departure("2027-07-01", 1),
	departure("2027-07-03", 4),
];

test.each([
	["2027-06-29", "full"],
	["2027-06-30", "notOnSale"],
	["2027-06-28", "notOnSale"],
	["2027-06-03", "tooLate"],
])("a link to %s says: %s", (date, why) => {
	expect(unavailableDay(season, date, 1)?.why).toBe(why);
});

test.each([
	["the next one after the day with seats for all", "2027-06-29", 2, "2027-07-03"],
	["a single seat serves one person", "2027-06-29", 1, "2027-07-01"],
	["an earlier one when none comes after it", "2027-09-01", 2, "2027-06-05"],
	["one with too few seats when no other is left", "2027-06-29", 9, "2027-07-01"],
])("offers %s", (_, date, seats, next) => {
	expect(unavailableDay(season, date, seats)?.next?.date).toBe(next);
});

test.each(["2027-06-05", null, "nonsense", "2027-02-30"])("says nothing of %s", (date) => {
	expect(unavailableDay(season, date, 2)).toBeNull();
});

test("offers nothing where nothing is free", () => {
	expect(unavailableDay(season.slice(2, 4), "2027-06-29", 2)?.next).toBeNull();
});
