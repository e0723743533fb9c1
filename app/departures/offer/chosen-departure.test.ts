import { expect, test } from "vitest";
import type { Departure } from "#app/departures/departure.ts";
import { sampleDeparture } from "#tests/samples/departure-samples.ts";
import { bestDeparture, chosenDeparture, startQuery, startsOfADay } from "./chosen-departure.ts";

const date = "2027-06-05";
const at = (startTime: string, changes: Partial<Departure> = {}) =>
	sampleDeparture({ startTime, ...changes });

test.each([
	["the only departure needs no start", [at("09:00")], undefined, "09:00"],
	["one of two is chosen by its start", [at("09:00"), at("15:00")], "15:00", "15:00"],
	["none of two is chosen without a start", [at("09:00"), at("15:00")], undefined, "start missing"],
	[
		"a full one is a choice too, so that nobody is booked on the other one unasked",
		[at("09:00", { state: "full" }), at("15:00")],
		undefined,
		"start missing",
	],
	["a closed one is none", [at("09:00", { state: "closed" }), at("15:00")], undefined, "15:00"],
	["a start that is not there chooses nothing", [at("09:00")], "15:00", undefined],
	[
		"the departures of other days do not count",
		[at("09:00", { date: "2027-06-06" })],
		undefined,
		undefined,
	],
])("%s", (_, departures, start, expected) => {
	const departure = chosenDeparture(departures, { date, start });
	expect(typeof departure === "object" ? departure.startTime : departure).toBe(expected);
});

test("a day is shown by its open departure with the most free seats, else by a full one", () => {
	const open = [at("09:00", { left: 2 }), at("15:00", { left: 7 }), at("20:00", { state: "full" })];
	expect(bestDeparture(open)?.left).toBe(7);
	expect(
		bestDeparture([at("09:00", { state: "closed" }), at("15:00", { state: "full" })])?.state,
	).toBe("full");
	expect(bestDeparture([])).toBeNull();
});

test("a link names the start only where the day has several", () => {
	const departures = [at("09:00"), at("15:00"), at("09:00", { date: "2027-06-06" })];
	expect(startQuery(departures, { date, startTime: "15:00" })).toEqual({ start: "15:00" });
	expect(startQuery(departures, { date: "2027-06-06", startTime: "09:00" })).toEqual({});
});

test("starts of a day are those of days that have several, each once", () => {
	const movedDeparture = at("11:00", { date: "2027-06-06" });
	expect(startsOfADay([at("15:00"), at("09:00"), movedDeparture])).toEqual(["09:00", "15:00"]);
	expect(startsOfADay([at("09:00"), movedDeparture])).toEqual([]);
});
