import { expect, test } from "vitest";
import { instantOf } from "#app/catalogue/local-date.ts";
import { offerEnd, offerTime } from "./offer-time.ts";

const timeZone = "Atlantic/Canary";
const at = (dateAndTime: string) => {
	const [date = "", time = ""] = dateAndTime.split(" ");
	return instantOf(date, time, timeZone);
};
/** @param now "2027-06-05 10:00" */
const offerAt = (now: string, departure: string, cutoffHours = 2) => {
	const [date = "", startTime = ""] = departure.split(" ");
	return offerTime({ date, startTime, cutoffHours }, { now: at(now), timeZone });
};

test.each([
	["by day it holds for four hours", "2027-06-05 10:00", "2027-06-12 09:00", "2027-06-05 14:00"],
	["up to the evening", "2027-06-05 17:00", "2027-06-12 09:00", "2027-06-05 21:00"],
	["the night does not count", "2027-06-05 19:30", "2027-06-12 09:00", "2027-06-06 10:30"],
	["from the morning on again", "2027-06-05 08:00", "2027-06-12 09:00", "2027-06-05 12:00"],
	[
		"near the cut-off for half of the time",
		"2027-06-05 10:00",
		"2027-06-05 16:00",
		"2027-06-05 12:00",
	],
	["for half an hour at least", "2027-06-05 10:00", "2027-06-05 12:40", "2027-06-05 10:30"],
	["not beyond the cut-off", "2027-06-05 10:00", "2027-06-05 12:30", "2027-06-05 10:30"],
	[
		"an evening offer of an early trip does not go on in the morning",
		"2027-06-05 20:00",
		"2027-06-06 09:30",
		"2027-06-06 00:00",
	],
	[
		"a departure of the early morning is offered at night",
		"2027-06-05 23:00",
		"2027-06-06 10:00",
		"2027-06-06 03:00",
	],
])("%s", (_, now, departure, until) => {
	expect(offerAt(now, departure)).toEqual({ state: "now", until: at(until) });
});

test.each([
	["late in the evening", "2027-06-05 23:00", "2027-06-12 09:00", "2027-06-06 08:00"],
	["at the first minute of the night", "2027-06-05 21:00", "2027-06-12 09:00", "2027-06-06 08:00"],
	["in the small hours", "2027-06-06 03:00", "2027-06-12 09:00", "2027-06-06 08:00"],
	["with an hour in the morning", "2027-06-05 23:00", "2027-06-06 11:00", "2027-06-06 08:00"],
	[
		"in the night when the clocks go forward",
		"2027-03-27 23:00",
		"2027-04-12 09:00",
		"2027-03-28 08:00",
	],
	["in the night when they go back", "2027-10-30 23:00", "2027-11-12 09:00", "2027-10-31 08:00"],
])("an offer waits for the morning: %s", (_, now, departure, morning) => {
	expect(offerAt(now, departure)).toEqual({ state: "night", morning: at(morning) });
});

test.each([
	["four hours of the morning", "2027-06-05 23:00", "2027-06-12 09:00", "2027-06-06 12:00"],
	["in the small hours too", "2027-06-06 03:00", "2027-06-12 09:00", "2027-06-06 12:00"],
	["half of a short morning", "2027-06-05 23:00", "2027-06-06 13:00", "2027-06-06 09:30"],
	[
		"into the night, where no morning is left",
		"2027-06-05 23:00",
		"2027-06-06 10:00",
		"2027-06-06 03:00",
	],
])("what staff offer at night holds %s", (_, now, departure, until) => {
	const [date = "", startTime = ""] = departure.split(" ");
	expect(offerEnd({ date, startTime, cutoffHours: 2 }, { now: at(now), timeZone })).toBe(at(until));
});

test("a night of a clock change is as long as it is: four hours of day stay four", () => {
	const forward = offerAt("2027-03-27 20:00", "2027-04-12 09:00");
	expect(forward).toEqual({ state: "now", until: at("2027-03-28 11:00") });
	expect(at("2027-03-28 11:00") - at("2027-03-27 20:00")).toBe(14 * 3_600_000);
	expect(offerAt("2027-10-30 20:00", "2027-11-12 09:00")).toEqual({
		state: "now",
		until: at("2027-10-31 11:00"),
	});
});

test.each([
	["with less than half an hour before the cut-off", "2027-06-05 10:31", "2027-06-05 13:00"],
	["after the cut-off", "2027-06-05 11:30", "2027-06-05 13:00"],
	["after the departure", "2027-06-06 10:00", "2027-06-05 13:00"],
])("nothing is offered %s", (_, now, departure) => {
	expect(offerAt(now, departure)).toEqual({ state: "over" });
});
