import { describe, expect, test } from "vitest";
import { afterTick, type Boarded, longestTickAgeMs, timeOfPress } from "./boarding.ts";

const nobodyYet: Boarded = { state: null, aboard: [] };

const now = Date.UTC(2027, 5, 4, 8, 0);
const minute = 60_000;
const hour = 60 * minute;

describe("the time at which a tick was pressed", () => {
	test.each([
		["sent at once", 0, 0, 0],
		["kept for an hour", -hour, 0, -hour],
		["a clock that is half a minute late is trusted", -30_000, -30_000, -30_000],
		["a clock that is half a minute early is not believed to be ahead of ours", 30_000, 30_000, 0],
		["a clock that is two hours early is corrected", hour, 2 * hour, -hour],
		["a clock that is a year late is corrected", -365 * 24 * hour - hour, -365 * 24 * hour, -hour],
		[
			"a press by a clock that was ahead and was set right before sending counts as it arrives",
			hour,
			0,
			0,
		],
		["the longest wait", -longestTickAgeMs, 0, -longestTickAgeMs],
	])("%s", (_, pressed, sentAt, expected) => {
		const time = timeOfPress({ pressedAt: now + pressed, sentAt: now + sentAt, now });
		expect(time).toBe(now + expected);
	});

	test("kept for too long: it is not taken", () => {
		const pressedAt = now - longestTickAgeMs - 1;
		expect(timeOfPress({ pressedAt, sentAt: now, now })).toBeNull();
	});
});

describe("a tick of a part of a party", () => {
	const two = { state: "picked up", aboard: [0, 1] } as const;
	test.each([
		[
			"adds its people",
			two,
			{ people: [2], state: "picked up" },
			{ state: "picked up", aboard: [0, 1, 2] },
		],
		["counts a person once", two, { people: [1], state: "picked up" }, two],
		["takes its people back", two, { people: [0], state: "" }, { state: "picked up", aboard: [1] }],
		[
			"that takes the last one back leaves nobody ticked",
			two,
			{ people: [0, 1], state: "" },
			nobodyYet,
		],
		[
			"that says the rest did not come leaves the others aboard",
			two,
			{ people: [2], state: "no-show" },
			two,
		],
		[
			"that says nobody came is a no-show",
			two,
			{ people: [0, 1, 2], state: "no-show" },
			{ state: "no-show", aboard: [] },
		],
	] as const)("%s", (_, boardedBefore, tick, boardedAfter) => {
		expect(afterTick(boardedBefore, tick)).toEqual(boardedAfter);
	});
});
