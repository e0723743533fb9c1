import { expect, test } from "vitest";
import { pseudoLanguage } from "#app/messages/languages.ts";
import { keyboardOf, keyboards, keyRows } from "./keyboard-layouts.ts";

const keysOf = (rows: string[] = []) => rows.flatMap((row) => row.split(" "));
const alphabet = [..."abcdefghijklmnopqrstuvwxyz"];

test.each(keyboards)("%s has every letter once, in a name and in an address", (name) => {
	for (const kind of ["name", "email"] as const) {
		const keys = keysOf(keyRows(name, kind).default);
		expect(keys).toEqual(expect.arrayContaining(alphabet));
		expect(new Set(keys).size).toBe(keys.length);
	}
});

test.each(keyboards)("%s types addresses in ASCII, with the keys that they need", (name) => {
	const keys = keysOf(keyRows(name, "email").default);
	expect(keys).toEqual(
		expect.arrayContaining(["@", ".", "-", "_", "+", ".com", "0", "9", "{bksp}"]),
	);
	expect(keys.join("")).toMatch(/^[\x20-\x7e]+$/);
	expect(keys).not.toContain("{space}");
});

test.each([
	["de", "ä ö ü ß"],
	["es", "ñ á é í ó ú"],
	["fr", "é è à ç ê ë ï ô"],
	["it", "à è ì ò ù"],
] as const)(
	"the keyboard of %s has %s beside the plain letters, in capitals too",
	(language, letters) => {
		const rows = keyRows(keyboardOf(language), "name");
		expect(keysOf(rows.default)).toEqual(expect.arrayContaining(letters.split(" ")));
		const capitals = letters.replace("ß", "ẞ").toLocaleUpperCase("en").split(" ");
		expect(keysOf(rows.shift)).toEqual(expect.arrayContaining(capitals));
	},
);

test("a language without a keyboard of its own begins with QWERTY", () => {
	expect(keyboardOf("en")).toBe("QWERTY");
	expect(keyboardOf(pseudoLanguage)).toBe("QWERTY");
});

test("guests from many countries can write their names, in capitals too", () => {
	const rows = keyRows("QWERTZ", "name");
	expect(keysOf(rows.shift)).toEqual(expect.arrayContaining(["Ü", "ẞ", "Q"]));
	expect(keysOf(rows.more)).toEqual(expect.arrayContaining(["ñ", "é", "ø", "ł"]));
	expect(keysOf(rows.moreshift)).toEqual(expect.arrayContaining(["Ñ", "Å", "ẞ", "Š", "Ž", "Ł"]));
});
