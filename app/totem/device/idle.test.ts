import { expect, test } from "vitest";
import { idleAt, spokenCountdown } from "./idle.ts";

test("a screen asks after a minute, counts twenty seconds and is cleared", () => {
	expect(idleAt(0, 0)).toEqual({ phase: "active" });
	expect(idleAt(0, 59_999)).toEqual({ phase: "active" });
	expect(idleAt(0, 60_000)).toEqual({ phase: "asking", secondsLeft: 20 });
	expect(idleAt(0, 66_000)).toEqual({ phase: "asking", secondsLeft: 14 });
	expect(idleAt(0, 79_999)).toEqual({ phase: "asking", secondsLeft: 1 });
	expect(idleAt(0, 80_000)).toEqual({ phase: "over" });
});

test("a screen whose device slept past the time is cleared when it wakes up", () => {
	expect(idleAt(0, 3_600_000)).toEqual({ phase: "over" });
});

test("a touch begins the minute anew", () => {
	expect(idleAt(70_000, 80_000)).toEqual({ phase: "active" });
});

test("the countdown is spoken four times, never with less time than there is", () => {
	const said = Array.from({ length: 20 }, (_, index) => spokenCountdown(20 - index, "en"));
	expect(new Set(said).size).toBe(4);
	expect(spokenCountdown(15, "en")).toContain("15");
	expect(spokenCountdown(6, "en")).toContain("10");
	expect(spokenCountdown(5, "en")).toContain("5 seconds");
});
