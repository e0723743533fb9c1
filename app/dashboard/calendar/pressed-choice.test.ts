import { expect, test } from "vitest";
import { answeredChange, stillCounts } from "./pressed-choice.ts";

const second = { change: new URLSearchParams(), number: 2, at: "opened" };

test("a change counts on the entry where it was made, and while the answer to an earlier one is drawn", () => {
	expect(stillCounts(second, { key: "opened", answers: null })).toBe(true);
	expect(stillCounts(second, { key: "first answer", answers: 1 })).toBe(true);
});

test("its own answer, a later one, and a link take its place", () => {
	expect(stillCounts(second, { key: "own answer", answers: 2 })).toBe(false);
	expect(stillCounts(second, { key: "later answer", answers: 3 })).toBe(false);
	expect(stillCounts(second, { key: "next month", answers: null })).toBe(false);
});

test("an entry of before a reload may have a higher number: a change on it counts", () => {
	expect(stillCounts({ ...second, at: "old" }, { key: "old", answers: 9 })).toBe(true);
});

test("an entry without a number, or with another screen's state, answers no change", () => {
	expect([null, undefined, { answers: "2" }, { from: "login" }].map(answeredChange)).toEqual([
		null,
		null,
		null,
		null,
	]);
	expect(answeredChange({ answers: 2 })).toBe(2);
});
