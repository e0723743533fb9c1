import { expect, test } from "vitest";
import { holdEnd, longerHoldEnd } from "./hold-times.ts";

const minute = 60_000;
const hold = { usualMinutes: 30, mostMinutes: 120 };

test.each([
	[undefined, 30],
	[null, 30],
	[5, 5],
	[120, 120],
	[90_000, 120],
])("a hold with the wish of %s minutes lasts %i", (wish, minutes) => {
	expect(holdEnd(1_000, wish, hold)).toBe(1_000 + minutes * minute);
});

test("an extension always ends later, up to two hours from the booking", () => {
	const createdAt = 1_000;
	const at = (minutes: number) => createdAt + minutes * minute;
	const longer = (end: number, wish?: number) =>
		longerHoldEnd({ createdAt, holdExpiresAt: at(end) }, wish, hold);
	expect(longer(30)).toBe(at(60));
	expect(longer(30, 1)).toBe(at(31));
	expect(longer(110)).toBe(at(120));
	expect(longer(120)).toBeNull();
});
