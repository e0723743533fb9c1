import { expect, test } from "vitest";
import { instantOf } from "#app/catalogue/local-date.ts";
import { canaryDate, canaryInstant, clockChangeAfter, hour, newClock } from "./clock.ts";

test("the Canaries change their clocks at 01:00 UTC on the last Sundays of March and October", () => {
	const spring = clockChangeAfter(Date.parse("2026-11-20T12:00Z"));
	expect(new Date(spring.instant).toISOString()).toBe("2027-03-28T01:00:00.000Z");
	expect(spring.toSummer).toBe(true);
	const autumn = clockChangeAfter(spring.instant);
	expect(new Date(autumn.instant).toISOString()).toBe("2027-10-31T01:00:00.000Z");
	expect(autumn.toSummer).toBe(false);
});

test("wall clocks are read as the product reads them, on both sides of a change", () => {
	for (const date of ["2027-03-27", "2027-03-28", "2027-03-29", "2027-10-30", "2027-10-31"])
		for (const time of ["00:30", "04:30", "12:00", "23:30"])
			expect([date, time, canaryInstant(date, time)]).toEqual([
				date,
				time,
				instantOf(date, time, "Atlantic/Canary"),
			]);
	expect(canaryDate(Date.parse("2027-06-05T23:30Z"))).toBe("2027-06-06");
	expect(canaryDate(Date.parse("2027-12-05T23:30Z"))).toBe("2027-12-05");
});

test("the drill's clock is advanced and never set back", () => {
	const clock = newClock();
	const start = clock.now();
	clock.advance(hour);
	clock.advanceTo(start);
	clock.advance(-hour);
	expect(clock.ahead()).toBe(hour);
});
