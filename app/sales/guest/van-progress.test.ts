import { expect, test } from "vitest";
import { type VanStop, vanProgress, vanWindow, vanWords } from "./van-progress.ts";

/** Minutes after midnight UTC of 4 June 2027, as an instant. */
const at = (clock: string) => Date.parse(`2027-06-04T${clock}:00Z`);
const timeZone = "UTC";

const stop = (pickup: string, ticked: string | null, change: Partial<VanStop> = {}): VanStop => ({
	pickupAt: at(pickup),
	isOwn: false,
	isDone: ticked !== null,
	tickedAt: ticked ? at(ticked) : null,
	...change,
});
const mine = stop("08:20", null, { isOwn: true });
const titleOf = (stops: VanStop[], now: string) => {
	const van = vanProgress(stops, at(now));
	return van && vanWords(van, timeZone, "en").title;
};

const onTime = "Your van is on its way, on time";
const late = (minutes: number) => `Your van is about ${minutes} minutes late`;

const cases: [string, VanStop[], string, string | null][] = [
	["no tick yet", [stop("07:45", null), mine], "08:00", null],
	["a stop done in time", [stop("07:45", "07:46"), mine], "08:00", onTime],
	[
		"four minutes are in time, as the van waits five",
		[stop("07:45", "07:49"), mine],
		"08:00",
		onTime,
	],
	["a stop done late", [stop("07:45", "07:54"), mine], "08:00", late(10)],
	["a stop done early", [stop("07:45", "07:40"), mine], "08:00", onTime],
	[
		"the newest done stop counts",
		[stop("07:45", "07:55"), stop("08:00", "08:01"), mine],
		"08:05",
		onTime,
	],
	[
		"a stop where somebody still waits does not count",
		[stop("07:45", "07:46"), stop("08:00", "08:20", { isDone: false }), mine],
		"08:18",
		onTime,
	],
	["the guest's time has passed", [stop("07:45", "07:46"), mine], "08:31", late(10)],
	["an old tick", [stop("07:00", "07:00"), mine], "08:01", null],
	["a tick of exactly an hour", [stop("07:00", "07:00"), mine], "08:00", onTime],
	["a guide who ticks afterwards", [stop("06:30", "08:10"), mine], "08:15", null],
	["a guest who boarded elsewhere", [stop("08:00", "07:30"), mine], "07:50", null],
	["a stop behind the guest's is done", [mine, stop("08:40", "08:41")], "08:45", null],
	[
		"a guest of a later stop who boarded at an earlier one",
		[stop("07:45", "07:46"), mine, stop("08:40", "07:46")],
		"08:00",
		onTime,
	],
	[
		"another guest of the own stop is ticked",
		[stop("07:45", "07:46"), stop("08:20", "08:21", { isOwn: true, isDone: false })],
		"08:23",
		"Your van is at your stop",
	],
	[
		"long after another guest of the own stop was ticked",
		[stop("07:45", "07:46"), stop("08:20", "08:21", { isOwn: true, isDone: false })],
		"08:40",
		null,
	],
	["too early on the day", [stop("06:40", "06:41"), mine], "06:45", null],
	["long after the pickup", [stop("09:30", "09:30"), mine], "09:51", null],
	["a guest who is not on the departure", [stop("07:45", "07:46")], "08:00", null],
];

test.each(cases)("%s", (_, stops, now, title) => {
	expect(titleOf(stops, now)).toBe(title);
});

test("the guest reads the time at the own stop and the stops before it, and of no other place", () => {
	const stops = [stop("07:45", "07:55"), stop("08:00", null), mine, stop("08:40", null)];
	const van = vanProgress(stops, at("08:01"));
	expect(van).toEqual({
		place: "on its way",
		lateMinutes: 10,
		expectedAt: at("08:30"),
		seenAt: at("07:55"),
		stopsBefore: 1,
	});
	expect(van && vanWords(van, timeZone, "en")).toEqual({
		title: late(10),
		lead: "At your stop at about 08:30. It has one stop before yours.",
		lastSeen: "Seen at 07:55.",
	});
});

test("the window opens one and a half hours before the pickup and ends as long after it", () => {
	expect(vanWindow(at("08:00"))).toEqual({ from: at("06:30"), until: at("09:30") });
});
