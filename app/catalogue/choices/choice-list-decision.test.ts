import { expect, test } from "vitest";
import { type ChoiceEdit, decideChoiceList } from "./choice-list-decision.ts";

const lunch = { title: "Lunch", note: "", priceCents: 950 };
type Lunch = typeof lunch;
const state = {
	version: 4,
	rows: [
		{ ...lunch, id: 1, isActive: true },
		{ ...lunch, title: "Wetsuit", id: 2, isActive: false },
	],
	translations: [
		{ ownerId: 1, language: "de", field: "title", words: "Mittagessen", english: "Lunch" },
	],
};
const dearer = { ...lunch, priceCents: 1000 };
const save = (id: number | null, fields: Lunch): ChoiceEdit<Lunch> => ({
	...{ act: "save", id, fields, translations: [] },
});
const german = (words: string, isChecked = false): ChoiceEdit<Lunch> => ({
	...{ act: "save", id: 1, fields: lunch },
	translations: [{ language: "de", field: "title", words, isChecked }],
});
const free = { note: ["Say why it is free"] };
const refusal = ({ note, priceCents }: Lunch, storedRow: Lunch | null) =>
	priceCents === 0 && note === "" && storedRow ? free : null;

test.each<[title: string, edit: ChoiceEdit<Lunch>, openedVersion: number, answer: object]>([
	["a new one", save(null, dearer), 4, { outcome: "saved", step: "added", order: null }],
	["a second one like the first", save(null, lunch), 4, { outcome: "saved", step: "added" }],
	["a new one sent twice", save(null, lunch), 3, { outcome: "same" }],
	["another price", save(1, dearer), 4, { outcome: "saved", step: "changed", title: "Lunch" }],
	["nothing else", save(1, lunch), 4, { outcome: "same" }],
	["an older form", save(1, dearer), 3, { outcome: "newer", version: 4 }],
	["another one's", save(3, dearer), 4, { outcome: "unknown" }],
	[
		"what can't be stored",
		save(1, { ...lunch, priceCents: 0 }),
		4,
		{ outcome: "refused", errors: free },
	],
	["what a new one may", save(null, { ...lunch, priceCents: 0 }), 4, { outcome: "saved" }],
	["retire", { act: "retire", id: 1 }, 4, { outcome: "saved", step: "retired" }],
	["retire what is retired", { act: "retire", id: 2 }, 3, { outcome: "same" }],
	["retire from an older page", { act: "retire", id: 1 }, 3, { outcome: "newer" }],
	[
		"bring back",
		{ act: "restore", id: 2 },
		4,
		{ outcome: "saved", step: "brought back", title: "Wetsuit" },
	],
	["the words of another language", german("Essen"), 4, { outcome: "saved", step: "changed" }],
	["the same words", german("Mittagessen"), 4, { outcome: "same" }],
	["no words any more", german(""), 4, { outcome: "saved", step: "changed" }],
	["the same words, found right again", german("Mittagessen", true), 4, { outcome: "saved" }],
	["up", { act: "up", id: 2 }, 4, { outcome: "saved", step: "moved", order: [2, 1] }],
	["down", { act: "down", id: 1 }, 4, { outcome: "saved", step: "moved", order: [2, 1] }],
	["the first one up", { act: "up", id: 1 }, 4, { outcome: "same" }],
	["the last one down", { act: "down", id: 2 }, 4, { outcome: "same" }],
])("%s", (_title, edit, openedVersion, answer) => {
	expect(decideChoiceList(edit, openedVersion, state, refusal)).toMatchObject(answer);
});

test("no excursion has no list", () => {
	expect(decideChoiceList({ act: "up", id: 1 }, 4, null, refusal)).toEqual({ outcome: "unknown" });
});
