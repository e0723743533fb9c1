import { expect, test } from "vitest";
import { stopAsTold, toldMeeting } from "./told-meeting.ts";

const common = { stops: "all", why: "Traffic" };

test.each([
	["no message", null, null],
	["late", { kind: "late", minutes: 30, ...common }, { time: "10:50", place: null }],
	[
		"another place at the same time",
		{ kind: "elsewhere", place: "Rear gate", time: "", ...common },
		{ time: "10:20", place: "Rear gate" },
	],
	[
		"another place and time",
		{ kind: "elsewhere", place: "Rear gate", time: "10:05", ...common },
		{ time: "10:05", place: "Rear gate" },
	],
	["something else", { kind: "other", text: "Bring a towel", stops: "all" }, null],
])("a guest of 10:20 who was told %s", (_name, message, meeting) => {
	const toldTimes = toldMeeting(message && JSON.stringify(message), "10:20");
	expect(toldTimes).toEqual(meeting);
	expect(
		stopAsTold({ time: "10:20", title: "Hotel Brisa Mar", newMeeting: toldTimes }),
	).toMatchObject({
		time: meeting?.time ?? "10:20",
		title: meeting?.place ?? "Hotel Brisa Mar",
	});
});
