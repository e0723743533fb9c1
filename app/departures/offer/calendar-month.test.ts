import { expect, test } from "vitest";
import type { Departure } from "#app/departures/departure.ts";
import { calendarMonth, monthOfDay, monthToShow } from "./calendar-month.ts";

function departure(date: string, state: Departure["state"] = "open"): Departure {
	const left = state === "open" ? 5 : 0;
	return {
		id: 1,
		lacking: null,
		date,
		startTime: "04:30",
		languages: ["en"],
		capacity: 12,
		left,
		state,
	};
}

test("June 2027 begins on a Tuesday, so one cell before it stays empty", () => {
	const month = calendarMonth([departure("2027-05-05"), departure("2027-06-05")], "2027-06");
	expect(month.blanks).toBe(1);
	expect(month.days).toHaveLength(30);
	expect(month.days[0]?.date).toBe("2027-06-01");
});

test("a month that begins on a Monday has no empty cell, one that begins on a Sunday six", () => {
	expect(calendarMonth([], "2027-02").blanks).toBe(0);
	expect(calendarMonth([], "2027-08").blanks).toBe(6);
});

test("a leap year's February has 29 days", () => {
	expect(calendarMonth([], "2028-02").days.at(-1)?.date).toBe("2028-02-29");
});

test("the departures of a day are shown on it; a day without one is empty", () => {
	const morning = departure("2027-06-05");
	const { days } = calendarMonth([morning, { ...morning, startTime: "15:00" }], "2027-06");
	expect(days[4]?.departures.map(({ startTime }) => startTime)).toEqual(["04:30", "15:00"]);
	expect(days[5]?.departures).toEqual([]);
});

test("the first month leaves out the weeks before its first departure", () => {
	const month = calendarMonth([departure("2026-11-21"), departure("2026-12-22")], "2026-11");
	expect(month.days[0]?.date).toBe("2026-11-16");
	expect(month.blanks).toBe(0);
	expect(month.next).toBe("2026-12");
	const later = calendarMonth([departure("2026-11-21"), departure("2026-12-22")], "2026-12");
	expect(later.days[0]?.date).toBe("2026-12-01");
});

test("a first month with few days left goes on for five weeks, so that the next free days are in sight", () => {
	const season = [departure("2026-11-27"), departure("2026-12-22"), departure("2027-01-02")];
	const month = calendarMonth(season, "2026-11");
	expect(month).toMatchObject({ blanks: 0, goesOnTo: "2026-12", next: "2026-12", previous: null });
	expect(month.days).toHaveLength(35);
	expect([month.days[0]?.date, month.days.at(-1)?.date]).toEqual(["2026-11-23", "2026-12-27"]);
	expect(month.days.find(({ date }) => date === "2026-12-22")?.departures).toHaveLength(1);
	expect(calendarMonth(season, "2026-12")).toMatchObject({ goesOnTo: null, previous: "2026-11" });
	// with ten days left, or with nothing after them, it does not
	expect(
		calendarMonth([departure("2026-11-21"), departure("2026-12-22")], "2026-11").goesOnTo,
	).toBeNull();
	expect(calendarMonth([departure("2026-11-27")], "2026-11").goesOnTo).toBeNull();
});

test("a day that the first page shows too keeps that page", () => {
	const season = [departure("2026-11-27"), departure("2026-12-22"), departure("2027-01-02")];
	expect(monthOfDay(season, "2026-12-27")).toBe("2026-11");
	expect(monthOfDay(season, "2026-12-28")).toBe("2026-12");
	expect(monthOfDay(season, "2027-01-02")).toBe("2027-01");
	expect(monthOfDay([], "2027-01-02")).toBe("2027-01");
});

test("the calendar can be paged as far as departures go, across the year's end, and no further", () => {
	const season = [departure("2026-11-30"), departure("2027-01-02")];
	expect(calendarMonth(season, "2026-11")).toMatchObject({ previous: null, next: "2026-12" });
	expect(calendarMonth(season, "2026-12")).toMatchObject({ previous: "2026-11", next: "2027-01" });
	expect(calendarMonth(season, "2027-01")).toMatchObject({ previous: "2026-12", next: null });
});

test("the calendar opens at the month asked for", () => {
	expect(monthToShow([departure("2026-12-01"), departure("2027-02-02")], "2027-01")).toBe(
		"2027-01",
	);
});

test.each([null, "", "2027-13", "2028-01", "2026-01", "soon", "2027-1"])(
	"asked for %j, the calendar opens where the first free seats are",
	(requestedMonth) => {
		const departures = [departure("2026-11-20", "too-late"), departure("2026-12-01", "full")];
		departures.push(departure("2027-02-02"));
		expect(monthToShow(departures, requestedMonth)).toBe("2027-02");
	},
);

test("without free seats the calendar opens at the first month; without departures it has no month", () => {
	expect(monthToShow([departure("2026-12-01", "full")], null)).toBe("2026-12");
	expect(monthToShow([], "2026-12")).toBeNull();
});
