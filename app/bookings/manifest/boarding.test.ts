import { describe, expect, test } from "vitest";
import { longestTickAgeMs, timeOfPress } from "./boarding.ts";

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
		["the longest wait", -longestTickAgeMs, 0, -longestTickAgeMs],
	])("%s", (_, pressed, sent, expected) => {
		const time = timeOfPress({ pressedAt: now + pressed, sentAt: now + sent, now });
		expect(time).toBe(now + expected);
	});

	test.each([
		["kept for too long", -longestTickAgeMs - 1, 0],
		["sent before it was pressed", minute, 0],
	])("%s: it is not taken", (_, pressed, sent) => {
		expect(timeOfPress({ pressedAt: now + pressed, sentAt: now + sent, now })).toBeNull();
	});
});
