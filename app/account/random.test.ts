import { expect, test } from "vitest";
import { newId, randomText } from "./random.server.ts";

test("a random text has the length that was asked for, and only letters and digits", () => {
	for (const length of [0, 1, 24, 32, 128]) {
		expect(randomText(length)).toMatch(new RegExp(`^[A-Za-z0-9]{${length}}$`));
	}
});

test("every sign comes about as often as every other", () => {
	const counts = Map.groupBy(randomText(62_000), (sign) => sign);
	expect(counts.size).toBe(62);
	for (const { length } of counts.values()) {
		// 1000 on average; seven standard deviations away is not chance
		expect(Math.abs(length - 1000)).toBeLessThan(220);
	}
});

test("no two ids are the same", () => {
	expect(new Set(Array.from({ length: 1000 }, newId)).size).toBe(1000);
});
