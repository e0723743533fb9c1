import { expect, test } from "vitest";
import { answeredChange, stillCounts } from "./calendar-form-state.ts";

const second = { form: new URLSearchParams(), number: 2, at: "opened" };
const answerTo = (number: number, at = "opened") => ({ key: "answer", answers: { number, at } });

test("a change counts on the entry where it was made, and while the answer to an earlier one is drawn", () => {
	expect(stillCounts(second, { key: "opened", answers: null })).toBe(true);
	expect(stillCounts(second, { key: "opened", answers: { number: 9, at: "before" } })).toBe(true);
	expect(stillCounts(second, answerTo(1))).toBe(true);
});

test("its own answer, a later one, and a link take its place", () => {
	expect(stillCounts(second, answerTo(2))).toBe(false);
	expect(stillCounts(second, answerTo(3))).toBe(false);
	expect(stillCounts(second, { key: "next month", answers: null })).toBe(false);
});

test("who goes back to another week finds what was chosen there", () => {
	expect(stillCounts(second, answerTo(1, "week before"))).toBe(false);
});

test("an entry without a change, or with another screen's state, answers none", () => {
	for (const state of [null, undefined, "2", { number: "2", at: "a" }, { number: 2 }])
		expect(answeredChange(state)).toBeNull();
	expect(answeredChange({ number: 2, at: "a" })).toEqual({ number: 2, at: "a" });
});
