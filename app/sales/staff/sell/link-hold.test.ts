import { expect, test } from "vitest";
import { type LinkHold, linkHoldUntil } from "./link-hold.ts";

const timeZone = "Atlantic/Canary";
const departure = { date: "2027-06-10", startTime: "09:00", cutoffHours: 10 };

test.each<[LinkHold, now: string, until: string]>([
	["2-hours", "2027-06-03T12:00Z", "2027-06-03T14:00Z"],
	// summer on the island is one hour ahead of UTC
	["tonight", "2027-06-03T12:00Z", "2027-06-03T22:59Z"],
	["3-days", "2027-06-03T12:00Z", "2027-06-06T12:00Z"],
	// tonight is over in a minute: the guest gets half an hour all the same
	["tonight", "2027-06-03T22:58Z", "2027-06-03T23:28Z"],
	// bookings close on the evening before, at 23:00 on the island
	["3-days", "2027-06-09T12:00Z", "2027-06-09T22:00Z"],
	["2-hours", "2027-06-09T21:00Z", "2027-06-09T22:00Z"],
	// sold after that, to somebody who pays at once
	["3-days", "2027-06-10T05:00Z", "2027-06-10T05:30Z"],
])("seats held for %s from %s are free again at %s", (hold, now, until) => {
	const end = linkHoldUntil(hold, departure, { now: Date.parse(now), timeZone });
	expect(new Date(end).toISOString()).toBe(until.replace("Z", ":00.000Z"));
});
