import { expect, test } from "vitest";
import { holdReminderAt } from "./hold-reminder.ts";

const timeZone = "Atlantic/Canary";

test.each<[why: string, from: string, until: string, reminder: string | null]>([
	["a day before", "2027-01-04T12:00Z", "2027-01-08T17:00Z", "2027-01-07T17:00Z"],
	["half-way of 48 hours", "2027-01-04T12:00Z", "2027-01-06T12:00Z", "2027-01-05T12:00Z"],
	["half-way of a day", "2027-01-04T09:00Z", "2027-01-04T23:59Z", "2027-01-04T16:29:30Z"],
	[
		"in the evening before the night",
		"2027-01-04T12:00Z",
		"2027-01-09T23:59Z",
		"2027-01-08T20:00Z",
	],
	[
		"in the evening before the small hours",
		"2027-01-04T12:00Z",
		"2027-01-09T03:00Z",
		"2027-01-07T20:00Z",
	],
	[
		"in the morning of a hold made at night",
		"2027-01-04T22:00Z",
		"2027-01-05T12:00Z",
		"2027-01-05T08:00Z",
	],
	["never where the morning is too late", "2027-01-04T22:00Z", "2027-01-05T08:30Z", null],
	["never of a short hold", "2027-01-04T12:00Z", "2027-01-04T17:59Z", null],
	[
		"in the evening before the clocks change",
		"2027-03-20T12:00Z",
		"2027-03-29T02:00Z",
		"2027-03-27T20:00Z",
	],
	[
		"in the morning after they change",
		"2027-03-27T21:30Z",
		"2027-03-28T12:00Z",
		"2027-03-28T07:00Z",
	],
])("a guest is reminded %s", (_why, from, until, reminder) => {
	const at = holdReminderAt({ from: Date.parse(from), until: Date.parse(until) }, timeZone);
	expect(at === null ? null : new Date(at).toISOString()).toBe(
		reminder && new Date(reminder).toISOString(),
	);
});
