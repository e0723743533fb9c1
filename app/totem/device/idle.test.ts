import { expect, test } from "vitest";
import { secondsToAnswer, spokenCountdown } from "./idle.ts";

test("a screen asks after a minute, counts twenty seconds and is cleared", () => {
	expect(secondsToAnswer(0, 0)).toBeNull();
	expect(secondsToAnswer(0, 59_999)).toBeNull();
	expect(secondsToAnswer(0, 60_000)).toBe(20);
	expect(secondsToAnswer(0, 66_000)).toBe(14);
	expect(secondsToAnswer(0, 79_999)).toBe(1);
	expect(secondsToAnswer(0, 80_000)).toBe(0);
});

test("a screen whose device slept past the time is cleared when it wakes up", () => {
	expect(secondsToAnswer(0, 3_600_000)).toBe(0);
});

test("a touch begins the minute anew", () => {
	expect(secondsToAnswer(70_000, 80_000)).toBeNull();
});

test("the countdown is spoken four times, never with less time than there is", () => {
	const sentences = Array.from({ length: 20 }, (_, index) => spokenCountdown(20 - index, "en"));
	expect(new Set(sentences).size).toBe(4);
	expect(spokenCountdown(15, "en")).toContain("15");
	expect(spokenCountdown(6, "en")).toContain("10");
	expect(spokenCountdown(5, "en")).toContain("5 seconds");
});
