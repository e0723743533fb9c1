import { TZDate } from "@date-fns/tz";
import { expect, test } from "vitest";
import {
	addDays,
	datesBetween,
	instantOf,
	isLocalDate,
	localDateAt,
	weekdayOf,
} from "./local-date.ts";

const canary = "Atlantic/Canary";

test("the island's day changes at its own midnight, not at Greenwich's", () => {
	const summerEvening = Date.parse("2027-06-04T23:30:00Z");
	expect(localDateAt(summerEvening, canary)).toBe("2027-06-05");
	expect(localDateAt(summerEvening, "UTC")).toBe("2027-06-04");
	expect(localDateAt(Date.parse("2027-01-04T23:30:00Z"), canary)).toBe("2027-01-04");
});

test("days are counted across months, leap days and clock changes", () => {
	expect(addDays("2028-02-28", 1)).toBe("2028-02-29");
	expect(addDays("2027-12-31", 1)).toBe("2028-01-01");
	expect(addDays("2027-03-28", 1)).toBe("2027-03-29");
	expect(addDays("2027-06-05", -5)).toBe("2027-05-31");
});

test("0 is Sunday and 6 is Saturday", () => {
	expect(weekdayOf("2027-06-06")).toBe(0);
	expect(weekdayOf("2027-06-05")).toBe(6);
});

test("only days of the calendar are local dates", () => {
	expect(isLocalDate("2027-06-05")).toBe(true);
	for (const wrong of ["2027-02-30", "2027-13-01", "27-06-05", "2027-6-5", "", "tomorrow"]) {
		expect(isLocalDate(wrong)).toBe(false);
	}
});

test("a local date is of the years 2000 to 2199, so that whatever is counted from it stays a date", () => {
	for (const right of ["2000-01-01", "2199-12-31"]) expect(isLocalDate(right)).toBe(true);
	for (const wrong of ["0000-01-01", "1999-12-31", "2200-01-01", "9999-12-31"])
		expect(isLocalDate(wrong)).toBe(false);
});

test("counting beyond the years of four figures fails instead of giving a date that sorts before all others", () => {
	expect(() => addDays("9999-12-31", 1)).toThrow(RangeError);
	expect(() => addDays("0000-01-01", -1)).toThrow(RangeError);
});

test("the dates of a range are counted, and never more than a thousand", () => {
	expect(datesBetween("2027-02-27", "2027-03-01")).toEqual([
		"2027-02-27",
		"2027-02-28",
		"2027-03-01",
	]);
	expect(datesBetween("2027-03-01", "2027-03-01")).toEqual(["2027-03-01"]);
	expect(datesBetween("2027-03-02", "2027-03-01")).toEqual([]);
	expect(() => datesBetween("2000-01-01", "2199-12-31")).toThrow(RangeError);
});

test("a wall-clock time is the right instant before, at and after a clock change", () => {
	const at = (date: string, time: string) => new Date(instantOf(date, time, canary)).toISOString();
	expect(at("2027-03-27", "04:30")).toBe("2027-03-27T04:30:00.000Z");
	expect(at("2027-03-28", "04:30")).toBe("2027-03-28T03:30:00.000Z");
	expect(at("2027-10-31", "00:30")).toBe("2027-10-30T23:30:00.000Z");
	expect(at("2027-10-31", "04:30")).toBe("2027-10-31T04:30:00.000Z");
});

test("the same wall-clock time is another instant on another island", () => {
	const zones = ["Atlantic/Canary", "Asia/Makassar", "Atlantic/Canary"];
	const instants = zones.map((zone) => instantOf("2027-06-05", "04:30", zone));
	expect(instants.map((instant) => new Date(instant).toISOString())).toEqual([
		"2027-06-05T03:30:00.000Z",
		"2027-06-04T20:30:00.000Z",
		"2027-06-05T03:30:00.000Z",
	]);
});

test("an instant is the one of a library that knows all zones, also around each change of the clocks", () => {
	const changes = [
		"2027-03-14",
		"2027-03-28",
		"2027-10-31",
		"2027-11-07",
		"2027-04-04",
		"2027-10-03",
	];
	const zones = ["Atlantic/Canary", "America/New_York", "Australia/Lord_Howe", "Asia/Kolkata"];
	for (const timeZone of zones)
		for (const day of changes)
			for (let minutes = -1440; minutes < 2880; minutes += 15) {
				const wall = new Date(Date.parse(`${day}T00:00Z`) + minutes * 60_000).toISOString();
				const [date, time] = [wall.slice(0, 10), wall.slice(11, 16)];
				const [year = 0, month = 1, dayOfMonth = 1] = date.split("-").map(Number);
				const [hour = 0, minute = 0] = time.split(":").map(Number);
				const libraryTime = new TZDate(year, month - 1, dayOfMonth, hour, minute, 0, 0, timeZone);
				const instant = instantOf(date, time, timeZone);
				// for a time that occurs twice, the library returns the second on some machines
				const shownTime = new TZDate(instant, timeZone);
				const isTwin = instant < libraryTime.getTime() && shownTime.getMinutes() === minute;
				const expected = isTwin && shownTime.getHours() === hour ? instant : libraryTime.getTime();
				expect([wall, timeZone, instant]).toEqual([wall, timeZone, expected]);
			}
});
