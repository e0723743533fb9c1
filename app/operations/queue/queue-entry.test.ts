import { expect, test } from "vitest";
import { dueInWords, queuePath, queueSentence } from "./queue-entry.ts";

const trip = {
	kind: "departure" as const,
	due: "2027-06-04T08:45",
	itemId: null,
	incident: null,
	messageId: null,
	bookingId: null,
	reference: "",
	departureId: 17,
	title: "The whale road",
	date: "2027-06-04",
	startTime: "09:30",
	troubles: ["oversold", "no guide"] as const,
	sold: 6,
	offered: 2,
	extra: 4,
	amountCents: 0,
	currency: "",
};

test.each([
	["2027-06-04T08:44", "Before 08:45"],
	["2027-06-04T08:45", "Since 08:45"],
	["2027-06-03T23:00", "Before Fri 4 June, 08:45"],
	["2027-06-05T07:00", "Since Fri 4 June, 08:45"],
])("at %s an entry of 08:45 says %s", (now, words) => {
	expect(dueInWords(trip.due, now)).toBe(words);
});

test("an entry says what is wrong and leads to where it is put right", () => {
	expect(queueSentence(trip)).toBe(
		"The whale road, Fri 4, 09:30: 6 sold, that is 4 more than 2, no guide",
	);
	expect(queueSentence({ ...trip, offered: 8, troubles: ["oversold"] })).toBe(
		"The whale road, Fri 4, 09:30: 4 more sold than its vehicles have seats",
	);
	expect(queuePath(trip)).toBe("/dashboard/departures/17");
	expect(queuePath({ ...trip, troubles: ["no guide", "no vehicle"] })).toBe(
		"/dashboard/calendar?day=2027-06-04&on=17&act=team",
	);
	const below = { ...trip, troubles: ["too few guests", "no guide"] as const };
	expect(queueSentence(below)).toBe(
		"The whale road, Fri 4, 09:30: 6 guests booked, fewer than it needs: decide whether it runs, no guide",
	);
	expect(queuePath(below)).toBe("/dashboard/calendar?day=2027-06-04&on=17&act=run");
	expect(queuePath({ ...trip, bookingId: 7 })).toBe("/dashboard/bookings/7");
});
