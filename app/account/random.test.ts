import { expect, test } from "vitest";
import { newId, randomText } from "./random.server.ts";

test("a random text has the given length, and only lower-case letters and digits", () => {
	for (const length of [0, 1, 24, 32, 128]) {
		expect(randomText(length)).toMatch(new RegExp(`^[a-z2-7]{${length}}$`));
	}
});

test("every character is about equally frequent", () => {
	const counts = Map.groupBy(randomText(32_000), (sign) => sign);
	expect(counts.size).toBe(32);
	for (const { length } of counts.values()) {
		// 1000 on average; seven standard deviations do not happen by chance
		expect(Math.abs(length - 1000)).toBeLessThan(220);
	}
});

test("no two ids are the same", () => {
	expect(new Set(Array.from({ length: 1000 }, newId)).size).toBe(1000);
});
