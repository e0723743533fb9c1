import { describe, expect, test } from "vitest";
import { reminderDays, thanksDay } from "./reminder-and-thanks-days.ts";

const timeZone = "Atlantic/Canary";
const at = (instant: string) => ({ now: Date.parse(instant), timeZone });
const datesAt = (instant: string) => reminderDays("18:00", at(instant)).map(({ date }) => date);

describe("the reminder on the evening before", () => {
	test("begins at its hour by the island's clock, in summer and in winter", () => {
		expect(datesAt("2027-06-04T16:59Z")).toEqual(["2027-06-04"]);
		expect(datesAt("2027-06-04T17:00Z")).toEqual(["2027-06-04", "2027-06-05"]);
		expect(datesAt("2027-12-04T17:59Z")).toEqual(["2027-12-04"]);
		expect(datesAt("2027-12-04T18:00Z")).toEqual(["2027-12-04", "2027-12-05"]);
		expect(reminderDays("18:00", { ...at("2027-06-04T08:00Z"), timeZone: "Asia/Tokyo" })).toEqual([
			{ date: "2027-06-04", dueAt: Date.parse("2027-06-03T09:00Z"), pickupsAfter: "18:00" },
		]);
	});

	test("is caught up after midnight for later pickups, and disturbs nobody in the last hour", () => {
		expect(reminderDays("18:00", at("2027-06-05T01:00Z"))).toEqual([
			{ date: "2027-06-05", dueAt: Date.parse("2027-06-04T17:00Z"), pickupsAfter: "03:00" },
		]);
		// an hour before midnight nobody of today is left
		expect(reminderDays("18:00", at("2027-06-04T22:30Z"))).toEqual([
			{ date: "2027-06-05", dueAt: Date.parse("2027-06-04T17:00Z"), pickupsAfter: "00:30" },
		]);
	});

	test("keeps its hour in the nights in which the clock changes", () => {
		// 28 March 2027: 01:00 becomes 02:00; 31 October 2027: 02:00 becomes 01:00
		expect(datesAt("2027-03-27T17:59Z")).not.toContain("2027-03-28");
		expect(datesAt("2027-03-27T18:00Z")).toContain("2027-03-28");
		expect(datesAt("2027-03-28T16:59Z")).not.toContain("2027-03-29");
		expect(datesAt("2027-03-28T17:00Z")).toContain("2027-03-29");
		expect(datesAt("2027-10-30T17:00Z")).toContain("2027-10-31");
		expect(datesAt("2027-10-31T17:59Z")).not.toContain("2027-11-01");
		expect(datesAt("2027-10-31T18:00Z")).toContain("2027-11-01");
		// an hour that does not exist moves forward with the clock
		expect(reminderDays("01:30", at("2027-03-28T01:30Z")).at(-1)).toMatchObject({
			date: "2027-03-29",
			dueAt: Date.parse("2027-03-28T01:30Z"),
		});
	});
});

describe("the thanks on the day after", () => {
	test("have passed their hour today or yesterday", () => {
		expect(thanksDay(at("2027-06-05T08:59Z"))).toBe("2027-06-04");
		expect(thanksDay(at("2027-06-05T09:00Z"))).toBe("2027-06-05");
		expect(thanksDay(at("2027-10-31T10:00Z"))).toBe("2027-10-31");
	});
});
