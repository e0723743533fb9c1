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
		expect.arrayContaining(["@", ".", "-", "_", "+", "'", ".com", "0", "9", "{bksp}"]),
	);
	expect(keys.join("")).toMatch(/^[\x20-\x7e]+$/);
	expect(keys).not.toContain("{space}");
});

test.each(keyboards)("%s types codes: capitals, digits and a hyphen, each once", (name) => {
	const keys = keysOf(keyRows(name, "code").default);
	expect(keys.toSorted()).toEqual(
		[..."0123456789-", ...alphabet.map((letter) => letter.toUpperCase()), "{bksp}"].toSorted(),
	);
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

test.each([
	["Polish", "ą ć ę ł ń ó ś ź ż"],
	["Czech and Slovak", "á ä č ď é ě í ĺ ľ ň ó ô ŕ ř š ť ú ů ý ž"],
	["Hungarian", "á é í ó ö ő ú ü ű"],
	["Romanian", "ă â î ș ț"],
	["Turkish", "ç ğ ı ö ş ü"],
	["Croatian and Serbian", "č ć đ š ž"],
	["Lithuanian", "ą č ę ė į š ų ū ž"],
	["Latvian", "ā č ē ģ ī ķ ļ ņ š ū ž"],
	["Estonian, Finnish and Swedish", "å ä õ ö š ü ž"],
	["Danish and Norwegian", "å æ ø"],
	["Icelandic", "á ð é í ó ú ý þ æ ö"],
	["Maltese and Welsh", "ċ ġ ħ ż â ê î ô û ŵ ŷ"],
	["Portuguese", "ã õ á â à ç é ê í ó ô ú"],
])("each keyboard writes %s, in capitals too", (language, letters) => {
	for (const name of keyboards) {
		const rows = keyRows(name, "name");
		const small = keysOf([...(rows.default ?? []), ...(rows.more ?? []), ...(rows.rare ?? [])]);
		expect(small).toEqual(expect.arrayContaining(letters.split(" ")));
		const large = keysOf([
			...(rows.shift ?? []),
			...(rows.moreshift ?? []),
			...(rows.rareshift ?? []),
		]);
		const locale = language === "Turkish" ? "tr" : "en";
		expect(large).toEqual(expect.arrayContaining(letters.toLocaleUpperCase(locale).split(" ")));
	}
});

test("no letter stands on two keys of the layers with accents, and each row has room for a finger", () => {
	const rows = keyRows("QWERTY", "name");
	for (const [one, other] of [
		["more", "rare"],
		["moreshift", "rareshift"],
	] as const) {
		const all = keysOf([...(rows[one] ?? []), ...(rows[other] ?? [])]).filter((key) =>
			/\p{L}$/u.test(key),
		);
		expect(new Set(all).size).toBe(all.length);
	}
	for (const row of Object.values(rows).flat())
		expect(row.split(" ").length).toBeLessThanOrEqual(13);
});
