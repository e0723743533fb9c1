import { expect, test } from "vitest";
import { excursionOn, laterBy, pickupsOn, staysWithinItsDay } from "./departure-times.ts";

const pickups = [
	{ pointId: 1, title: "Port", place: "", time: "08:15", lat: 0, lng: 0 },
	{ pointId: 2, title: "Square", place: "", time: "08:50", lat: 0, lng: 0 },
];
const prices = { adultCents: 6400, childCents: 3200, bebeCents: 0 };
const excursion = { startTime: "09:30", pickups, prices };

test("a departure with another start picks up earlier or later by as much", () => {
	expect(pickupsOn(pickups, "09:30", "10:05").map(({ time }) => time)).toEqual(["08:50", "09:25"]);
	expect(excursionOn(excursion, { startTime: "07:30" })).toMatchObject({
		startTime: "07:30",
		pickups: [{ time: "06:15" }, { time: "06:50" }],
	});
});

test("a departure at other prices has those of its set", () => {
	const priceSets = [{ ...prices, adultCents: 7900 }];
	const priced = { ...excursion, priceSets };
	expect(excursionOn(priced, { startTime: "09:30", priceSet: 0 }).prices).toBe(priceSets[0]);
	expect(excursionOn(priced, { startTime: "09:30" })).toBe(priced);
});

test("a departure as usual, or none, keeps the very same excursion", () => {
	expect(excursionOn(excursion, { startTime: "09:30" })).toBe(excursion);
	expect(excursionOn(excursion, null)).toBe(excursion);
});

test("times stay within their day", () => {
	expect(laterBy("23:30", 45)).toBe("00:15");
	expect(laterBy("00:15", -45)).toBe("23:30");
});

test.each([
	["08:00", true],
	["01:15", true],
	["01:14", false],
	["23:59", true],
])("a start at %s may be chosen: %s", (newStart, isPossible) => {
	const times = pickups.map(({ time }) => time);
	expect(staysWithinItsDay({ startTime: "09:30", pickups: times }, newStart)).toBe(isPossible);
});
