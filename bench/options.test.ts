import { expect, test } from "vitest";
import { readScope } from "./options.ts";

test("a full run is written to the results; a quick one only on request", () => {
	expect(readScope([]).isWritten).toBe(true);
	expect(readScope(["--quick"]).isWritten).toBe(false);
	expect(readScope(["--quick", "--write"]).isWritten).toBe(true);
});

test("a run of some parts never overwrites the results of all", () => {
	expect(readScope(["pages", "--write"])).toMatchObject({ isWritten: false, parts: ["pages"] });
});

test("a whole run looks at a million bookings, a quick one at fewer", () => {
	expect(readScope([]).bookings).toEqual([1000, 1_000_000]);
	expect(readScope(["--quick"]).bookings[1]).toBeLessThan(1_000_000);
});
