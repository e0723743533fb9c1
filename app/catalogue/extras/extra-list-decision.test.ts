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
	stocks: [{ id: 7, title: "Wetsuits", quantity: 10 }],
};
const dearer = { ...lunch, priceCents: 1000 };

test.each<[title: string, edit: ExtraEdit, openedVersion: number, answer: object]>([
	[
		"a new one",
		{ act: "save", extraId: null, fields: dearer },
		4,
		{ outcome: "saved", step: "added" },
	],
	[
		"a second one like the first",
		{ act: "save", extraId: null, fields: lunch },
		4,
		{ outcome: "saved", step: "added" },
	],
	["a new one sent twice", { act: "save", extraId: null, fields: lunch }, 3, { outcome: "same" }],
	[
		"another price",
		{ act: "save", extraId: 1, fields: dearer },
		4,
		{ outcome: "saved", line: { code: "extra", step: "changed", title: "Lunch" } },
	],
	["nothing else", { act: "save", extraId: 1, fields: lunch }, 4, { outcome: "same" }],
	[
		"an older form",
		{ act: "save", extraId: 1, fields: dearer },
		3,
		{ outcome: "newer", version: 4 },
	],
	["another one's", { act: "save", extraId: 3, fields: dearer }, 4, { outcome: "unknown" }],
	[
		"a stock that is there",
		{ act: "save", extraId: 1, fields: { ...lunch, stockId: 7 } },
		4,
		{ outcome: "saved", step: "changed" },
	],
	[
		"a stock that is not",
		{ act: "save", extraId: 1, fields: { ...lunch, stockId: 8 } },
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
	["retire from an older page", { act: "retire", extraId: 1 }, 3, { outcome: "newer" }],
])("%s", (_title, edit, openedVersion, answer) => {
	expect(decideExtraList(edit, openedVersion, state)).toMatchObject(answer);
});
