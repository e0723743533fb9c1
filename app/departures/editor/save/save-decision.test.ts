import { expect, test } from "vitest";
import { sampleValues } from "#tests/samples/excursion-samples.ts";
import type { StaffExcursion } from "../staff-excursion.ts";
import type { ExcursionChange } from "./excursion-change.ts";
import { changedParts, decideSave, type SaveState } from "./save-decision.ts";

const id = "0fe5351d-8416-4c73-9546-92c2a699246b";
const stop = (pointId: number, time: string, isActive = true) => ({
	excursion_id: id,
	pickup_time: time,
	pickup_point: { title: "Hotel", point_id: pointId },
	place: "",
	isActive,
});
const storedExcursion: StaffExcursion = {
	...sampleValues,
	id,
	isActive: true,
	start_time: "05:00",
	day_languages: { 2: ["en", "de"] },
	version: 3,
	images: [
		{ id: 7, key: "sun", url: "/sun", srcSet: undefined, alt: "Sun", width: 9, height: 9 },
		{ id: 8, key: "sea", url: "/sea", srcSet: undefined, alt: "Sea", width: 9, height: 9 },
	],
	pickups: [stop(1, "04:30")],
	texts: [{ language: "de", field: "title", words: "Erstes Licht", english: "First light" }],
	createdAt: 0,
	updatedAt: 0,
};
const state: SaveState = {
	storedExcursion,
	files: [
		{ id: 7, key: "sun", widths: "480" },
		{ id: 8, key: "sea", widths: "" },
	],
	points: [
		{ id: 1, isActive: true },
		{ id: 2, isActive: false },
	],
	soldAbove: [],
	otherStarts: [],
};
const change = (fields: Partial<ExcursionChange> = {}): ExcursionChange => ({
	...sampleValues,
	id,
	isActive: true,
	start_time: "05:00",
	removed_pictures: [],
	texts_checked: [],
	...fields,
});
const stops = (...all: [pointId: number, time: string][]) =>
	all.map(([pointId, time]) => ({ pointId, time }));
const sold = [{ date: "2027-06-12", sold: 14 }];
const atNight = { otherStarts: [{ date: "2027-06-12", startTime: "00:15" }] };

test.each<[string, Partial<ExcursionChange>, Partial<SaveState>, object]>([
	["an excursion that is gone", {}, { storedExcursion: null }, { outcome: "unknown" }],
	["a form of an older version", { version: 2 }, {}, { outcome: "conflict", storedExcursion }],
	["a form of this version", { version: 3 }, {}, { outcome: "saved", version: 4 }],
	["a call without a version", {}, {}, { outcome: "saved", version: 4 }],
	["the last pictures gone", { removed_pictures: [7, 8] }, {}, { outcome: "unfinished" }],
	[
		"all pictures gone of one that is not on sale",
		{ removed_pictures: [7, 8], isActive: false },
		{},
		{
			outcome: "saved",
			removed: [
				{ key: "sun", widths: "480" },
				{ key: "sea", widths: "" },
			],
		},
	],
	["only a stop out of use", { pickups: stops([2, "04:30"]) }, {}, { outcome: "unfinished" }],
	[
		"stored stops that are all out of use",
		{},
		{ storedExcursion: { ...storedExcursion, pickups: [stop(1, "04:30", false)] } },
		{ outcome: "unfinished" },
	],
	[
		"a stop that is gone beside one in use",
		{ pickups: stops([1, "04:30"], [9, "04:40"]) },
		{},
		{ outcome: "unknown-point" },
	],
	[
		"fewer seats than are sold",
		{ capacity: 12 },
		{ soldAbove: sold },
		{ outcome: "oversold", days: sold, capacity: 12 },
	],
	[
		"a pickup that would fall on the day before at another start",
		{ start_time: "05:00" },
		atNight,
		{ outcome: "torn date", date: "2027-06-12" },
	],
	[
		"a pickup that stays on its day",
		{ pickups: stops([1, "05:00"]) },
		atNight,
		{ outcome: "saved" },
	],
])("%s", (_, fields, changes, expected) => {
	expect(decideSave(change(fields), { ...state, ...changes })).toMatchObject(expected);
});

test.each<[string, Partial<ExcursionChange>, string[]]>([
	["nothing", {}, []],
	["a field", { title: "Second light" }, ["title"]],
	["the days in another order", { day_languages: { 2: ["de", "en"] } }, []],
	["a language less", { day_languages: { 2: ["en"] } }, ["day_languages"]],
	["the same stop", { pickups: stops([1, "04:30"]) }, []],
	["a stop at another time", { pickups: stops([1, "04:45"]) }, ["pickups"]],
	[
		"pictures in another order",
		{
			pictures: [
				{ id: 8, alt: "Sea" },
				{ id: 7, alt: "Sun" },
			],
		},
		["pictures"],
	],
	["the stored German title", { texts: { de: { title: "Erstes Licht" } } }, []],
	[
		"a German title gone, a French one written",
		{
			texts: { de: { title: "" }, fr: { title: "Aube" } },
		},
		["texts.de", "texts.fr"],
	],
])("the history names what changes: %s", (_, fields, parts) => {
	expect(changedParts(change(fields), storedExcursion)).toEqual(parts);
});
