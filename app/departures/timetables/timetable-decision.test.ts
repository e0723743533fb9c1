import { expect, test } from "vitest";
import type { StoredTimetable, TimetableFields } from "./timetable.ts";
import { decideTimetable, type TimetableState } from "./timetable-decision.ts";

const fields = {
	startTime: "15:00",
	capacity: 12,
	firstDay: null,
	lastDay: null,
	minimumGuests: 0,
	decideHours: 48,
	sells: "seats" as const,
	wholePriceCents: null,
	days: { 6: ["en"] },
};
const timetable: StoredTimetable = { position: 1, version: 7, ...fields };
const saturday = { id: 5, date: "2027-06-05", startTime: "15:00", guests: 4 };
const state: TimetableState = {
	timetable,
	nextPosition: 2,
	usualStart: "04:30",
	bookedDepartures: [saturday],
};
const savedOutcome = (start: string) => ({
	outcome: "saved",
	line: { code: "timetable saved", start },
});

test.each<
	[
		string,
		{
			position?: number;
			fields?: TimetableFields | null;
			seenDepartures?: string;
			openedVersion?: number | null;
		},
		Partial<TimetableState> | null,
		object,
	]
>([
	["an excursion that is gone", {}, null, { outcome: "unknown" }],
	["a new one at the next position", { position: 2 }, { timetable: null }, savedOutcome("15:00")],
	["a new one further on", { position: 3 }, { timetable: null }, { outcome: "unknown" }],
	[
		"one to remove that is gone already",
		{ position: 2, fields: null },
		{ timetable: null },
		{ outcome: "unknown" },
	],
	["an older form", { openedVersion: 6 }, {}, { outcome: "newer", timetable }],
	["a new one where one is by now", { openedVersion: null }, {}, { outcome: "newer", timetable }],
	["another minimum", { fields: { ...fields, minimumGuests: 4 } }, {}, savedOutcome("15:00")],
	[
		"another start for guests whom staff have not seen",
		{ fields: { ...fields, startTime: "14:00" } },
		{},
		{
			outcome: "guests booked",
			closedDepartures: [],
			keptDepartures: [saturday],
			seenDepartures: "5:4",
		},
	],
	[
		"another start for guests whom staff have seen",
		{ fields: { ...fields, startTime: "14:00" }, seenDepartures: "5:4" },
		{},
		savedOutcome("14:00"),
	],
	[
		"another start when one more has booked since",
		{ fields: { ...fields, startTime: "14:00" }, seenDepartures: "5:3" },
		{},
		{ outcome: "guests booked", seenDepartures: "5:4" },
	],
	[
		"the whole trip for guests of seats whom staff have not seen",
		{ fields: { ...fields, sells: "whole", wholePriceCents: 48_000 } },
		{},
		{ outcome: "guests booked", keptDepartures: [saturday], seenDepartures: "5:4" },
	],
	[
		"the whole trip where nobody has booked",
		{ fields: { ...fields, sells: "whole", wholePriceCents: 48_000 } },
		{ bookedDepartures: [] },
		savedOutcome("15:00"),
	],
	[
		"a removal with guests",
		{ fields: null },
		{},
		{ outcome: "guests booked", closedDepartures: [saturday], keptDepartures: [] },
	],
	[
		"a removal without guests",
		{ fields: null },
		{ bookedDepartures: [] },
		{ outcome: "saved", line: { code: "timetable removed", start: "15:00" } },
	],
])("%s", (_, save, changes, expected) => {
	const decision = decideTimetable(
		{ position: 1, fields, seenDepartures: "", openedVersion: 7, ...save },
		changes && { ...state, ...changes },
	);
	expect(decision).toMatchObject(expected);
});
