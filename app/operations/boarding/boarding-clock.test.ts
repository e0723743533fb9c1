import { expect, test } from "vitest";
import { boardingStage, byStart, keepDayMs, mayKeep, otherDay } from "./boarding-clock.ts";

const timeZone = "Atlantic/Canary";
/** 4 June 2027 on the island is in summer time, one hour ahead of UTC. */
const at = (local: string) => Date.parse(`${local}+01:00`);
const trip = (startTime: string, durationMinutes: number, date = "2027-06-04") => ({
	date,
	startTime,
	durationMinutes,
});

test.each([
	["in the evening before", trip("08:30", 480), "2027-06-03T23:59:59", "later"],
	["from midnight on", trip("08:30", 480), "2027-06-04T00:00:00", "now"],
	["until midnight, though it is back", trip("08:30", 480), "2027-06-04T23:59:59", "now"],
	["after midnight", trip("08:30", 480), "2027-06-05T00:00:00", "over"],
	[
		"a night trip after midnight, while it is out",
		trip("21:30", 300),
		"2027-06-05T02:29:59",
		"now",
	],
	["a night trip that is back", trip("21:30", 300), "2027-06-05T02:30:00", "over"],
	["a trip of two days on its second day", trip("10:00", 1800), "2027-06-05T15:59:59", "now"],
	[
		"a trip that leaves after midnight, on the evening before",
		trip("00:30", 300),
		"2027-06-03T20:30:00",
		"now",
	],
	["the same, earlier", trip("00:30", 300), "2027-06-03T20:29:59", "later"],
] as const)("%s", (_, departure, now, stage) => {
	expect(boardingStage(departure, { now: at(now), timeZone })).toBe(stage);
});

test("in the night of a clock change a trip lasts as long as it takes", () => {
	const night = trip("23:00", 180, "2027-03-27");
	const stageAt = (utc: string) => boardingStage(night, { now: Date.parse(utc), timeZone });
	// at 01:00 the clock goes to 02:00: three hours after 23:00 it is 03:00
	expect(stageAt("2027-03-28T01:59:59Z")).toBe("now");
	expect(stageAt("2027-03-28T02:00:00Z")).toBe("over");
});

test("what left last evening stands before what leaves today, and says so", () => {
	const [night, early, next] = [
		trip("21:30", 300, "2027-06-03"),
		trip("08:30", 300),
		trip("00:30", 60, "2027-06-05"),
	];
	expect([next, early, night].sort(byStart)).toEqual([night, early, next]);
	const time = { now: at("2027-06-04T00:10:00"), timeZone };
	expect([night, early, next].map((each) => otherDay(each, time))).toEqual([
		"since yesterday",
		null,
		"tomorrow",
	]);
});

test.each([
	["just kept", keepDayMs, true],
	["a moment before it expires", 1, true],
	["expired", 0, false],
	["a phone's clock that was set back", keepDayMs + 1, false],
])("guests on the phone: %s", (_, restMs, isKept) => {
	const now = at("2027-06-04T08:00:00");
	expect(mayKeep({ expiresAt: now + restMs }, now)).toBe(isKept);
});
