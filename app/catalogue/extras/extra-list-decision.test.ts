import { expect, test } from "vitest";
import type { ExtraFields } from "./extra-form.ts";
import { decideExtraList, type ExtraEdit } from "./extra-list-decision.ts";

const lunch: ExtraFields = {
	...{ title: "Lunch", note: "", charged: "person", priceCents: 950, isRequired: false },
	...{ forAdults: true, forChildren: true, forBebe: false, stock: null, stockId: null },
};
const state = {
	version: 4,
	extras: [
		{ ...lunch, id: 1, isActive: true },
		{ ...lunch, title: "Wetsuit", id: 2, isActive: false },
	],
	stocks: [{ id: 7, title: "Wetsuits", quantity: 10, excursionIds: [] }],
	translations: [
		{ extraId: 1, language: "de", field: "title", words: "Mittagessen", english: "Lunch" },
	],
};
const german = (words: string, isChecked = false) => [
	{ language: "de", field: "title", words, isChecked } as const,
];
const save = (words: string, isChecked = false): ExtraEdit => ({
	...{ act: "save", extraId: 1, fields: lunch, translations: german(words, isChecked) },
});
const stock = (stockId: number | null, title: string, quantity: number): ExtraEdit => ({
	...{ act: "stock", extraId: null, stockId, title, quantity },
});
const dearer = { ...lunch, priceCents: 1000 };

test.each<[title: string, edit: ExtraEdit, openedVersion: number, answer: object]>([
	[
		"a new one",
		{ act: "save", extraId: null, fields: dearer, translations: [] },
		4,
		{ outcome: "saved", step: "added" },
	],
	[
		"a second one like the first",
		{ act: "save", extraId: null, fields: lunch, translations: [] },
		4,
		{ outcome: "saved", step: "added" },
	],
	[
		"a new one sent twice",
		{ act: "save", extraId: null, fields: lunch, translations: [] },
		3,
		{ outcome: "same" },
	],
	[
		"another price",
		{ act: "save", extraId: 1, fields: dearer, translations: [] },
		4,
		{ outcome: "saved", line: { code: "extra", step: "changed", title: "Lunch" } },
	],
	[
		"nothing else",
		{ act: "save", extraId: 1, fields: lunch, translations: [] },
		4,
		{ outcome: "same" },
	],
	[
		"an older form",
		{ act: "save", extraId: 1, fields: dearer, translations: [] },
		3,
		{ outcome: "newer", version: 4 },
	],
	[
		"another one's",
		{ act: "save", extraId: 3, fields: dearer, translations: [] },
		4,
		{ outcome: "unknown" },
	],
	[
		"a stock that is there",
		{ act: "save", extraId: 1, fields: { ...lunch, stockId: 7 }, translations: [] },
		4,
		{ outcome: "saved", step: "changed" },
	],
	[
		"a stock that is not",
		{ act: "save", extraId: 1, fields: { ...lunch, stockId: 8 }, translations: [] },
		4,
		{ outcome: "no such stock" },
	],
	["retire", { act: "retire", extraId: 1 }, 4, { outcome: "saved", step: "retired" }],
	["retire what is retired", { act: "retire", extraId: 2 }, 3, { outcome: "same" }],
	[
		"bring back",
		{ act: "restore", extraId: 2 },
		4,
		{ outcome: "saved", line: { code: "extra", step: "brought back", title: "Wetsuit" } },
	],
	["the words of another language", save("Essen"), 4, { outcome: "saved", step: "changed" }],
	["the same words", save("Mittagessen"), 4, { outcome: "same" }],
	["the same words, found right again", save("Mittagessen", true), 4, { outcome: "saved" }],
	["up", { act: "up", extraId: 2 }, 4, { outcome: "saved", step: "moved", order: [2, 1] }],
	["down", { act: "down", extraId: 1 }, 4, { outcome: "saved", step: "moved", order: [2, 1] }],
	["the first one up", { act: "up", extraId: 1 }, 4, { outcome: "same" }],
	["the last one down", { act: "down", extraId: 2 }, 4, { outcome: "same" }],
	["a new stock", stock(null, "Bicycles", 6), 4, { outcome: "saved", step: "stock" }],
	["a new stock sent twice", stock(null, "Wetsuits", 10), 3, { outcome: "same" }],
	[
		"a larger stock",
		stock(7, "Wetsuits", 12),
		4,
		{ outcome: "saved", line: { code: "extra stock", title: "Wetsuits", quantity: 12 } },
	],
	["a stock that nobody has", stock(8, "Wetsuits", 12), 4, { outcome: "no such stock" }],
	["retire from an older page", { act: "retire", extraId: 1 }, 3, { outcome: "newer" }],
])("%s", (_title, edit, openedVersion, answer) => {
	expect(decideExtraList(edit, openedVersion, state)).toMatchObject(answer);
});
