import { expect, test } from "vitest";
import { sampleDeparture } from "#tests/samples/departure-samples.ts";
import { dayChoice } from "./day-choice.ts";

const date = "2027-06-05";
const morning = sampleDeparture({ id: 1, startTime: "09:00", left: 4 });
const evening = sampleDeparture({ id: 2, startTime: "15:00", left: 9 });

test("a day with one departure is chosen with it, whatever start was chosen on another day", () => {
	expect(dayChoice([morning], { date, start: "15:00" })).toEqual({
		chosenDeparture: morning,
		chosenDate: date,
		starts: [],
		isStartMissing: false,
	});
});

test("a day with two departures waits for its start", () => {
	const both = [morning, evening];
	expect(dayChoice(both, { date, start: null })).toEqual({
		chosenDeparture: null,
		chosenDate: date,
		starts: both,
		isStartMissing: true,
	});
	expect(dayChoice(both, { date, start: "15:00" }).chosenDeparture).toBe(evening);
});

test("where one is full the other is chosen, and both are shown", () => {
	const full = { ...morning, state: "full" as const, left: 0 };
	expect(dayChoice([full, evening], { date, start: "09:00" })).toEqual({
		chosenDeparture: evening,
		chosenDate: date,
		starts: [full, evening],
		isStartMissing: false,
	});
});

test("a party takes only a departure with seats for all", () => {
	expect(dayChoice([morning, evening], { date, start: null }, 5).chosenDeparture).toBe(evening);
	expect(dayChoice([morning, evening], { date, start: null }, 10).chosenDate).toBeNull();
});

test("a day without a departure that can be booked is not chosen", () => {
	expect(dayChoice([morning], { date: "2027-06-06", start: null }).chosenDate).toBeNull();
	expect(dayChoice([morning], { date: null, start: null }).chosenDate).toBeNull();
});
