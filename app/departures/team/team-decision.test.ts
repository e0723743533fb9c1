import { expect, test } from "vitest";
import type { TeamChange } from "./assignment.ts";
import { decideTeam, type TeamDeparture, type TeamState } from "./team-decision.ts";

const morning: TeamDeparture = {
	id: 1,
	excursionId: "volcano",
	title: "First light",
	date: "2027-06-12",
	startTime: "05:00",
	startsAt: 300,
	endsAt: 660,
};
const sails: TeamDeparture = {
	...morning,
	id: 9,
	title: "Dolphins",
	startTime: "10:00",
	startsAt: 600,
	endsAt: 720,
};
const noon: TeamDeparture = { ...sails, startTime: "11:00", startsAt: 660, endsAt: 780 };
const state: TeamState = {
	departures: [{ ...morning, takenSeats: 8 }],
	resources: [
		{ id: 1, kind: "guide", name: "Nuria", seats: null },
		{ id: 2, kind: "guide", name: "Ana", seats: null },
		{ id: 3, kind: "vehicle", name: "Van 5", seats: 4 },
		{ id: 4, kind: "vehicle", name: "Van 3", seats: 4 },
	],
	assigned: [{ departureId: 1, kind: "driver", name: "Pepe" }],
	busy: [],
};
const refused = { outcome: "clash", clashes: [], tooSmall: [] };
const assigned = (...names: string[]) => ({ outcome: "assigned", teams: new Map([[1, names]]) });
const elsewhere = (title: string, startTime: string) => ({
	name: "Nuria",
	title,
	date: "2027-06-12",
	startTime,
});

test.each<[string, TeamChange, Partial<TeamState>, object]>([
	["two guides beside the driver", { guide: [1, 2] }, {}, assigned("Pepe", "Ana", "Nuria")],
	["no driver any more", { driver: [] }, {}, { ...assigned(), kinds: ["driver"], assignments: [] }],
	["a guide who was taken out of use", { guide: [7] }, {}, refused],
	["a vehicle as guide", { guide: [3] }, {}, refused],
	[
		"a guide who is elsewhere at that time",
		{ guide: [1, 2] },
		{ busy: [{ ...sails, resourceId: 1 }] },
		{ ...refused, clashes: [elsewhere("Dolphins", "10:00")] },
	],
	[
		"a guide who leaves again when this one is back",
		{ guide: [1] },
		{ busy: [{ ...noon, resourceId: 1 }] },
		assigned("Pepe", "Nuria"),
	],
	[
		"a guide who is on it already",
		{ guide: [1] },
		{ busy: [{ ...morning, resourceId: 1 }] },
		assigned("Pepe", "Nuria"),
	],
	[
		"one guide for two at a time",
		{ guide: [1] },
		{
			departures: [
				{ ...morning, takenSeats: 0 },
				{ ...sails, takenSeats: 0 },
			],
		},
		{ ...refused, clashes: [elsewhere("First light", "05:00"), elsewhere("Dolphins", "10:00")] },
	],
	[
		"a van with fewer seats than are taken",
		{ vehicle: [3] },
		{},
		{
			...refused,
			tooSmall: [
				{ name: "Van 5", seats: 4, date: "2027-06-12", startTime: "05:00", takenSeats: 8 },
			],
		},
	],
	["two vans together", { vehicle: [3, 4] }, {}, assigned("Pepe", "Van 3", "Van 5")],
	["no van: nothing limits the seats", { vehicle: [] }, {}, assigned("Pepe")],
])("%s", (_, change, changes, expected) => {
	expect(decideTeam(change, { ...state, ...changes })).toMatchObject(expected);
});
