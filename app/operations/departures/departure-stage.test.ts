import { expect, test } from "vitest";
import { stageOf } from "./departure-day.ts";

const timeZone = "Atlantic/Canary";
const trip = {
	date: "2027-06-04",
	state: "open" as const,
	sold: 2,
	firstPickup: "07:45",
	startTime: "08:30",
	durationMinutes: 120,
};
/** An instant with its offset, as a clock on the island. */
const at = (instant: string) => ({ now: Date.parse(instant), timeZone });

test.each([
	["2027-06-04T07:44:59+01:00", "to come"],
	["2027-06-04T07:45:00+01:00", "under way"],
	["2027-06-04T10:29:59+01:00", "under way"],
	["2027-06-04T10:30:00+01:00", "done"],
	["2027-06-03T09:00:00+01:00", "to come"],
	["2027-06-05T09:00:00+01:00", "done"],
])("at %s a departure with its first pickup at 07:45 is %s", (now, stage) => {
	expect(stageOf(trip, at(now))).toBe(stage);
});

test("a departure without pickups begins at its start, and one past midnight stays under way until it is back", () => {
	const night = { ...trip, firstPickup: null, startTime: "21:30", durationMinutes: 300 };
	expect(stageOf(night, at("2027-06-04T21:29:59+01:00"))).toBe("to come");
	expect(stageOf(night, at("2027-06-04T23:59:59+01:00"))).toBe("under way");
	expect(stageOf(night, at("2027-06-05T02:29:59+01:00"))).toBe("under way");
	expect(stageOf(night, at("2027-06-05T02:30:00+01:00"))).toBe("done");
});

test("a trip of three days is under way on each of them", () => {
	const long = { ...trip, durationMinutes: 3 * 24 * 60 };
	expect(stageOf(long, at("2027-06-06T12:00:00+01:00"))).toBe("under way");
	expect(stageOf(long, at("2027-06-07T08:29:59+01:00"))).toBe("under way");
	expect(stageOf(long, at("2027-06-07T08:30:00+01:00"))).toBe("done");
});

test("in the nights of a clock change a trip lasts as long as it takes, whatever the clock says", () => {
	const night = { ...trip, firstPickup: null, startTime: "23:00", durationMinutes: 180 };
	// clocks go from 01:00 to 02:00 on 28 March: three hours after 23:00 it is 03:00
	const spring = { ...night, date: "2027-03-27" };
	expect(stageOf(spring, at("2027-03-28T02:59:59+01:00"))).toBe("under way");
	expect(stageOf(spring, at("2027-03-28T03:00:00+01:00"))).toBe("done");
	// and from 02:00 back to 01:00 on 31 October: it is 01:00 for the second time
	const autumn = { ...night, date: "2027-10-30" };
	expect(stageOf(autumn, at("2027-10-31T00:59:59+00:00"))).toBe("under way");
	expect(stageOf(autumn, at("2027-10-31T01:00:00+00:00"))).toBe("done");
});

test("what does not leave is off at any time; a closed departure leaves with the guests that it has", () => {
	const now = at("2027-06-04T09:00:00+01:00");
	expect(stageOf({ ...trip, state: "cancelled" }, now)).toBe("off");
	expect(stageOf({ ...trip, state: "closed", sold: 0 }, now)).toBe("off");
	expect(stageOf({ ...trip, state: "closed" }, now)).toBe("under way");
});
