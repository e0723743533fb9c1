import { expect, test } from "vitest";
import type { Departure } from "#app/departures/departure.ts";
import { nextChange } from "./next-offer-change.ts";

const timeZone = "Atlantic/Canary";
const timetable = { capacity: 20, startTime: "09:00", cutoffHours: 2, dayLanguages: {} };

/** The island's winter time is UTC. */
const at = (time: string) => Date.parse(`2027-01-12T${time}Z`);

function departure(state: Departure["state"], date = "2027-01-12"): Departure {
	return {
		id: 1,
		lacking: null,
		date,
		startTime: "09:00",
		languages: ["en"],
		capacity: 20,
		left: 3,
		state,
	};
}

const tripsWith = (...departures: Departure[]) => [
	{ excursion: timetable, departures, nextHoldExpiry: Number.POSITIVE_INFINITY },
];
const tripsHeldUntil = (nextHoldExpiry: number) => [
	{ excursion: timetable, departures: [], nextHoldExpiry },
];

test.each<[string, number, ReturnType<typeof tripsWith>, number]>([
	["nothing", at("03:00"), [], at("03:05")],
	["a departure that closes", at("06:58"), tripsWith(departure("open")), at("07:00")],
	["a full one that closes", at("06:58"), tripsWith(departure("full")), at("07:00")],
	["one that is closed", at("06:58"), tripsWith(departure("closed")), at("07:03")],
	[
		"the next one, behind those that are over",
		at("06:58"),
		tripsWith(departure("too-late", "2027-01-11"), departure("open")),
		at("07:00"),
	],
	["a hold that lapses", at("03:00"), tripsHeldUntil(at("03:01")), at("03:01")],
	["another day", at("23:58"), [], at("24:00")],
])("time changes a page by %s", (_what, now, trips, expected) => {
	expect(nextChange(trips, { now, timeZone })).toBe(expected);
});
