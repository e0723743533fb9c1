import { expect, test } from "vitest";
import { chosenHoldEnd, type LinkHold, linkHoldUntil } from "./link-hold.ts";

const timeZone = "Atlantic/Canary";
const departure = { date: "2027-06-10", startTime: "09:00", cutoffHours: 10 };

test.each<[LinkHold, holdDate: string | null, now: string, until: string]>([
	["2-hours", null, "2027-06-03T12:00Z", "2027-06-03T14:00Z"],
	// summer on the island is one hour ahead of UTC
	["tonight", null, "2027-06-03T12:00Z", "2027-06-03T22:59Z"],
	["48-hours", null, "2027-06-03T12:00Z", "2027-06-05T12:00Z"],
	["date", "2027-06-07", "2027-06-03T12:00Z", "2027-06-07T22:59Z"],
	// before and after the night in which the clock goes back
	["date", "2026-10-25", "2026-10-23T12:00Z", "2026-10-25T23:59Z"],
	["48-hours", null, "2026-10-24T12:00Z", "2026-10-26T12:00Z"],
	// tonight is over in a minute: the guest gets half an hour all the same
	["tonight", null, "2027-06-03T22:58Z", "2027-06-03T23:28Z"],
	// bookings close on the evening before, at 23:00 on the island
	["48-hours", null, "2027-06-09T12:00Z", "2027-06-09T22:00Z"],
	["date", "2027-06-30", "2027-06-03T12:00Z", "2027-06-09T22:00Z"],
	["2-hours", null, "2027-06-09T21:00Z", "2027-06-09T22:00Z"],
	// sold after that, to somebody who pays at once
	["48-hours", null, "2027-06-10T05:00Z", "2027-06-10T05:30Z"],
])("seats held for %s %s from %s are free again at %s", (hold, holdDate, now, until) => {
	const clock = { now: Date.parse(now), timeZone };
	const end = linkHoldUntil(chosenHoldEnd({ hold, holdDate }, clock), departure, clock);
	expect(new Date(end).toISOString()).toBe(until.replace("Z", ":00.000Z"));
});
