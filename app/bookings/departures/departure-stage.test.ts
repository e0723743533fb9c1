import { expect, test } from "vitest";
import { stageOf } from "./departure-day.ts";

const trip = { isClosed: false, firstPickup: "07:45", startTime: "08:30", durationMinutes: 120 };

test.each([
	["07:44", "to come"],
	["07:45", "under way"],
	["10:29", "under way"],
	["10:30", "done"],
	[null, "to come"],
] as const)("at %s a departure with its first pickup at 07:45 is %s", (now, stage) => {
	expect(stageOf(trip, now)).toBe(stage);
});

test("a departure without pickups begins at its start, and one past midnight stays under way", () => {
	const night = { isClosed: false, firstPickup: null, startTime: "21:30", durationMinutes: 300 };
	expect(stageOf(night, "21:29")).toBe("to come");
	expect(stageOf(night, "23:59")).toBe("under way");
});

test("a closed departure is closed at any time", () => {
	expect(stageOf({ ...trip, isClosed: true }, "09:00")).toBe("closed");
});
