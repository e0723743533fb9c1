import { expect, test } from "vitest";
import { checkInput } from "#app/ui/form/form.ts";
import {
	type BookedDeparture,
	changedForGuests,
	dayRows,
	leavesOn,
	seasonSchema,
	type Timetable,
	timetableSchema,
} from "./timetable.ts";

const afternoon: Timetable = {
	position: 1,
	startTime: "15:00",
	capacity: 12,
	firstDay: null,
	lastDay: null,
	minimumGuests: 0,
	decideHours: 48,
	sells: "both",
	wholePriceCents: 48_000,
	days: { 6: ["en", "de"], 0: ["en"] },
};
const saturday: BookedDeparture = { id: 1, date: "2027-06-05", startTime: "15:00", guests: 4 };
const sunday: BookedDeparture = { id: 2, date: "2027-06-06", startTime: "15:00", guests: 2 };

test.each<[string, Partial<Timetable>, string, boolean]>([
	["a weekday with a language", {}, "2027-06-05", true],
	["a weekday without one", {}, "2027-06-04", false],
	["a weekday whose languages were all taken away", { days: { 6: [] } }, "2027-06-05", false],
	["the first day of its season", { firstDay: "2027-06-05" }, "2027-06-05", true],
	["a day before its season", { firstDay: "2027-06-06" }, "2027-06-05", false],
	["a day after its season", { lastDay: "2027-06-04" }, "2027-06-05", false],
])("%s", (_, changes, date, leaves) => {
	expect(leavesOn({ ...afternoon, ...changes }, date)).toBe(leaves);
});

test.each<[string, Partial<Timetable>, { closedDepartures: number[]; keptDepartures: number[] }]>([
	[
		"nothing that guests notice",
		{ minimumGuests: 4 },
		{ closedDepartures: [], keptDepartures: [] },
	],
	[
		"another start leaves booked departures as they are",
		{ startTime: "16:00" },
		{ closedDepartures: [], keptDepartures: [1, 2] },
	],
	[
		"another price of the whole trip leaves booked departures as they are",
		{ wholePriceCents: 52_000 },
		{ closedDepartures: [], keptDepartures: [1, 2] },
	],
	[
		"a lost day closes its departure",
		{ days: { 6: ["en"] } },
		{ closedDepartures: [2], keptDepartures: [] },
	],
	[
		"a shorter season with other seats",
		{ lastDay: "2027-06-05", capacity: 8 },
		{ closedDepartures: [2], keptDepartures: [1] },
	],
])("%s", (_, changes, expected) => {
	const changedDepartures = changedForGuests(afternoon, { ...afternoon, ...changes }, [
		saturday,
		sunday,
	]);
	const ids = (all: BookedDeparture[]) => all.map(({ id }) => id);
	expect({
		closedDepartures: ids(changedDepartures.closedDepartures),
		keptDepartures: ids(changedDepartures.keptDepartures),
	}).toEqual(expected);
});

test("a language of a day is stored once, in its order", () => {
	expect(dayRows({ 1: ["de", "en", "de"] })).toEqual([
		{ day: 1, language: "de", position: 0 },
		{ day: 1, language: "en", position: 1 },
	]);
});

const typedFields = {
	startTime: "15:00",
	capacity: "12",
	firstDay: "",
	lastDay: "2027-10-31",
	minimumGuests: "4",
	decideHours: "48",
	days: { 6: ["en"] },
};

test("a form without a first day has no beginning", () => {
	expect(checkInput(timetableSchema, typedFields).values).toMatchObject({
		firstDay: null,
		lastDay: "2027-10-31",
		capacity: 12,
	});
});

test.each<[string, Record<string, unknown>, object]>([
	["a form without a sale", {}, { sells: "seats", wholePriceCents: null }],
	[
		"the whole trip",
		{ sells: "whole", wholePriceCents: "480,50" },
		{ sells: "whole", wholePriceCents: 48_050 },
	],
	[
		"seats, beside a price that is not needed any more",
		{ sells: "seats", wholePriceCents: "480" },
		{ sells: "seats", wholePriceCents: null },
	],
])("%s sells %o", (_, changes, sale) => {
	const { days: __, startTime: ___, capacity: ____, ...season } = typedFields;
	expect(checkInput(timetableSchema, { ...typedFields, ...changes }).values).toMatchObject(sale);
	expect(checkInput(seasonSchema, { ...season, ...changes }).values).toMatchObject(sale);
});

test("the first timetable, too, needs a price of the whole trip", () => {
	const { errors } = checkInput(seasonSchema, { ...typedFields, sells: "both" });
	expect(Object.keys(errors ?? {})).toEqual(["wholePriceCents"]);
});

test.each<[string, Record<string, unknown>]>([
	["startTime", { startTime: "25:00" }],
	["capacity", { capacity: "0", minimumGuests: "0" }],
	["capacity", { capacity: "many" }],
	["firstDay", { firstDay: "2027-99-99" }],
	["lastDay", { firstDay: "2027-11-01" }],
	["minimumGuests", { minimumGuests: "13" }],
	["decideHours", { decideHours: "0" }],
	["days", { days: {} }],
	["sells", { sells: "boats" }],
	["wholePriceCents", { sells: "both" }],
	["wholePriceCents", { sells: "whole", wholePriceCents: "9.99" }],
])("%s is refused: %o", (field, changes) => {
	const { errors } = checkInput(timetableSchema, { ...typedFields, ...changes });
	expect(Object.keys(errors ?? {})).toEqual([field]);
});
