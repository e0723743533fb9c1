import { expect, test } from "vitest";
import { backoffMilliseconds } from "./backoff.ts";

const minute = 60_000;

test("waiting times double up to an hour", () => {
	expect([1, 2, 3, 7, 30].map((attempts) => backoffMilliseconds(attempts, 1) / minute)).toEqual([
		1, 2, 4, 60, 60,
	]);
});

test("chance shortens a waiting time by half at most", () => {
	expect(backoffMilliseconds(3, 0) / minute).toBe(2);
	expect(backoffMilliseconds(3, 0.5) / minute).toBe(3);
	expect(backoffMilliseconds(1, 0)).toBe(30_000);
});
