import { expect, test } from "vitest";
import {
	cutoffInstant,
	type DepartureRow,
	decisionInstant,
	lackingWith,
	largestGroup,
	missingGuests,
	offeredDeparture,
} from "./departure.ts";
import { sellsTo } from "./sold-as.ts";

const timeZone = "Atlantic/Canary";
const now = Date.parse("2027-06-03T12:00:00Z");
const cutoffHours = 10;
const saturday: DepartureRow = {
	id: 7,
	date: "2027-06-05",
	startTime: "04:30",
	state: "open",
	capacity: 12,
	languages: "en de",
	sold: 0,
	held: 0,
	vehicleSeats: null,
	isWhole: false,
	sells: "seats",
	minimumGuests: 0,
	decideHours: 48,
	runsAnyway: false,
};

const offered = (changes: Partial<DepartureRow> = {}, at = now) =>
	offeredDeparture({ ...saturday, ...changes }, cutoffHours, { now: at, timeZone });

test("a departure says its languages and free seats", () => {
	expect(offered({ sold: 4, held: 3 })).toEqual({
		id: 7,
		date: "2027-06-05",
		startTime: "04:30",
		languages: ["en", "de"],
		capacity: 12,
		left: 5,
		state: "open",
		lacking: null,
	});
});

test.each<[string, Partial<DepartureRow>, string]>([
	["a full one", { sold: 12 }, "full"],
	["an oversold one", { sold: 14 }, "full"],
	["a closed one", { sold: 3, state: "closed" }, "closed"],
	["a cancelled one", { state: "cancelled" }, "closed"],
	["one that a party has whole", { sold: 2, isWhole: true, sells: "both" }, "full"],
	["one that is sold only whole, with a guest", { sold: 1, sells: "whole" }, "full"],
	["one whose vehicles are full", { sold: 8, vehicleSeats: 8 }, "full"],
])("%s has nothing left", (_, changes, state) => {
	expect(offered(changes)).toMatchObject({ state, left: 0 });
});

test.each<[string, Partial<DepartureRow>, { seats: boolean; whole: boolean }]>([
	["sold by seats", {}, { seats: true, whole: false }],
	["sold whole", { sells: "whole" }, { seats: false, whole: true }],
	["sold both ways, empty", { sells: "both" }, { seats: true, whole: true }],
	["sold both ways, with a seat sold", { sells: "both", sold: 1 }, { seats: true, whole: false }],
	["sold both ways, with a seat held", { sells: "both", held: 1 }, { seats: true, whole: false }],
	["sold both ways, without a seat", { sells: "both", capacity: 0 }, { seats: true, whole: false }],
])("a departure %s", (_, changes, { seats, whole }) => {
	const departure = offered(changes);
	expect(sellsTo({ isWhole: false }, departure)).toBe(seats);
	expect(sellsTo({ isWhole: true }, departure)).toBe(whole);
});

test("its vehicles together cap the seats, and never raise them", () => {
	expect(offered({ vehicleSeats: 8, sold: 1 })).toMatchObject({ capacity: 8, left: 7 });
	expect(offered({ vehicleSeats: 30 })).toMatchObject({ capacity: 12, left: 12 });
});

test("bookings close at the cut-off to the millisecond", () => {
	const cutoff = cutoffInstant({ ...saturday, cutoffHours }, saturday.date, timeZone);
	expect(new Date(cutoff).toISOString()).toBe("2027-06-04T17:30:00.000Z");
	expect(offered({}, cutoff - 1)).toMatchObject({ state: "open" });
	expect(offered({}, cutoff)).toMatchObject({ state: "too-late", left: 0 });
});

test("the largest group is that of the departure with most seats, and a closed one has none", () => {
	expect(largestGroup(12, [offered({ capacity: 20 })])).toBe(20);
	expect(largestGroup(12, [offered({ capacity: 20, state: "closed" })])).toBe(12);
	expect(largestGroup(12, [offered({ capacity: 4 })])).toBe(12);
	expect(largestGroup(12, [])).toBe(12);
});

test.each<[string, Partial<DepartureRow>, number]>([
	["without a minimum nobody is missing", {}, 0],
	["unpaid holds do not count", { minimumGuests: 6, sold: 2, held: 3 }, 4],
	["with its minimum it runs", { minimumGuests: 6, sold: 6 }, 0],
	["staff decided that it runs", { minimumGuests: 6, runsAnyway: true }, 0],
	["a closed one is not decided any more", { minimumGuests: 6, state: "closed" }, 0],
])("%s", (_, changes, missing) => {
	expect(missingGuests({ ...saturday, ...changes })).toBe(missing);
});

test("whether it runs is decided so many hours before its start by the island's clock", () => {
	const needy = { minimumGuests: 6, decideHours: 24 };
	const at = Date.parse("2027-06-04T03:30:00Z");
	expect(decisionInstant({ ...saturday, ...needy }, timeZone)).toBe(at);
	expect(offered(needy).lacking).toEqual({ minimumGuests: 6, missing: 6, decideHours: 24 });
});

test("a party that brings the minimum lacks nothing more", () => {
	const lacking = { minimumGuests: 6, missing: 3, decideHours: 24 };
	expect(lackingWith(lacking, 2)?.missing).toBe(1);
	expect(lackingWith(lacking, 3)).toBeNull();
	expect(lackingWith(null, 1)).toBeNull();
});
