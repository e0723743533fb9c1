import { expect, test } from "vitest";
import { aroundNight, isNight } from "./quiet-hours.ts";

const timeZone = "Atlantic/Canary";

test.each([
	["2027-01-10T20:59Z", false],
	["2027-01-10T21:00Z", true],
	["2027-01-11T07:59Z", true],
	["2027-01-11T08:00Z", false],
	// in summer the island's clock is an hour ahead
	["2027-06-10T20:00Z", true],
	["2027-06-10T07:00Z", false],
])("at %s it is night: %s", (at, is) => expect(isNight(Date.parse(at), timeZone)).toBe(is));

test.each([
	["2027-01-10T23:00Z", "2027-01-10T20:00Z", "2027-01-11T08:00Z"],
	["2027-01-11T03:00Z", "2027-01-10T20:00Z", "2027-01-11T08:00Z"],
	// the clock goes forward in this night, and back in the other
	["2027-03-28T02:00Z", "2027-03-27T20:00Z", "2027-03-28T07:00Z"],
	["2027-10-31T02:00Z", "2027-10-30T19:00Z", "2027-10-31T08:00Z"],
])("the night of %s lies between %s and %s", (at, evening, morning) => {
	expect(aroundNight(Date.parse(at), timeZone)).toEqual({
		evening: Date.parse(evening),
		morning: Date.parse(morning),
	});
});
