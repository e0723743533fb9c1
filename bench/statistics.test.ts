import { describe, expect, test } from "vitest";
import { median, quantile, ratio } from "./statistics.ts";

describe("the median", () => {
	test("is the middle one, whatever the order", () => {
		expect(median([9, 1, 5])).toBe(5);
	});
	test("lies between the two middle ones of an even number", () => {
		expect(median([1, 2, 4, 100])).toBe(3);
	});
	test("sorts as numbers, not as words", () => {
		expect(median([100, 9, 10])).toBe(10);
	});
	test("of no values is not a number", () => {
		expect(median([])).toBeNaN();
	});
	test("leaves what it was given in its order", () => {
		const values = [3, 1, 2];
		median(values);
		expect(values).toEqual([3, 1, 2]);
	});
});

test("quantiles reach from the smallest to the largest", () => {
	const values = [10, 20, 30, 40, 50];
	expect([0, 0.25, 0.9, 1].map((share) => quantile(values, share))).toEqual([10, 20, 46, 50]);
});

test("a ratio to zero is not a number instead of infinity", () => {
	expect(ratio(3, 2)).toBe(1.5);
	expect(ratio(3, 0)).toBeNaN();
	expect(ratio(3, Number.NaN)).toBeNaN();
});
