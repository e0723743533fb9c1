import { expect, test } from "vitest";
import { newDepartureTexts } from "#app/messages/staff/excursions/new-departure.ts";
import { timetableTexts } from "#app/messages/staff/excursions/timetable.ts";
import { newDepartureProblem, usualLanguages } from "./new-departure.ts";

const trip = { startTime: "09:00", pickups: ["08:30", "08:45"], starts: ["09:00"] };
const now = { date: "2027-06-05", time: "11:30" };
const { rules } = newDepartureTexts;
const otherDay = rules.otherDay({ days: 400 });

test.each([
	["later today", "2027-06-05", "11:31", null],
	["this minute", "2027-06-05", "11:30", { startTime: [rules.over] }],
	["earlier on a later day", "2027-06-06", "08:00", null],
	["yesterday", "2027-06-04", "15:00", { date: [otherDay] }],
	["on the last day that timetables write", "2028-07-09", "15:00", null],
	["a day after it", "2028-07-10", "15:00", { date: [otherDay] }],
	["at a start of that day", "2027-06-06", "09:00", { startTime: [rules.sameStart] }],
	[
		"so early that a pickup is on the day before",
		"2027-06-06",
		"00:15",
		{ startTime: [timetableTexts.refused.tornPickup] },
	],
])("a departure %s is added, or refused at its field", (_, date, startTime, problem) => {
	expect(newDepartureProblem({ date, startTime }, trip, now)).toEqual(problem);
});

test("its languages are those of its weekday, or all of the first timetable, the most frequent first", () => {
	const days = { 0: ["de"], 6: ["en", "de"] };
	expect(usualLanguages(days, "2027-06-05")).toEqual(["en", "de"]);
	expect(usualLanguages(days, "2027-06-07")).toEqual(["de", "en"]);
	expect(usualLanguages(days, null)).toEqual(["de", "en"]);
});
