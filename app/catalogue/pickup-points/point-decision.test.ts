import { expect, test } from "vitest";
import type { PointChange } from "./pickup-point.ts";
import { decidePoint, type PointState } from "./point-decision.ts";

const fields = { title: "Old harbour", place: "by the steps", lat: 28, lng: -14, isActive: true };
const stop = { excursionId: "whales", title: "Whales", isOnSale: true, hasOther: false };
const state: PointState = {
	pointBefore: { id: 1, version: 7, ...fields },
	texts: [{ language: "de", field: "title", words: "Alter Hafen" }],
	stops: [stop],
};
const nothing = {
	outcome: "saved",
	excursionIds: ["whales"],
	isElsewhere: false,
	use: null,
	parts: [],
};

test.each<
	[string, Partial<PointChange>, Partial<PointState> & { openedVersion?: number | null }, object]
>([
	["one that is gone", {}, { pointBefore: null }, { outcome: "unknown" }],
	["an older form", {}, { openedVersion: 6 }, { outcome: "newer" }],
	["a call without a version", { lat: 29 }, { openedVersion: null }, { isElsewhere: true }],
	["nothing new", {}, {}, nothing],
	["another name", { title: "New harbour" }, {}, { ...nothing, isElsewhere: true }],
	["another place to stand", { place: "by the crane" }, {}, { isElsewhere: true }],
	[
		"the last stop of an excursion on sale",
		{ isActive: false },
		{},
		{ outcome: "last-stop", titles: ["Whales"] },
	],
	[
		"a stop of an excursion that is not on sale",
		{ isActive: false },
		{ stops: [{ ...stop, isOnSale: false }] },
		{ ...nothing, use: "taken out of use" },
	],
	[
		"one stop of two",
		{ isActive: false },
		{ stops: [{ ...stop, hasOther: true }] },
		{ ...nothing, use: "taken out of use" },
	],
	[
		"one that is used again",
		{},
		{ pointBefore: { id: 1, version: 7, ...fields, isActive: false } },
		{ ...nothing, use: "taken into use" },
	],
	[
		"texts of which two are new",
		{ texts: { de: { title: "Alter Hafen", place: "am Kran" }, it: { title: "Porto" }, es: {} } },
		{},
		{ ...nothing, parts: ["texts.de", "texts.it"] },
	],
	[
		"a text that is removed",
		{ texts: { de: { title: "" }, fr: { title: "" } } },
		{},
		{ ...nothing, parts: ["texts.de"] },
	],
])("%s", (_, change, { openedVersion = 7, ...changes }, expected) => {
	const decision = decidePoint({ ...fields, texts_checked: [], ...change }, openedVersion, {
		...state,
		...changes,
	});
	expect(decision).toMatchObject(expected);
});
