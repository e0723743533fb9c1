import type { Language } from "#app/messages/languages.ts";

/** Rows of keys separated by spaces; `{name}` is a function key. */
export interface KeyRows {
	[layer: string]: string[];
}

export const keyboards = ["QWERTY", "QWERTZ", "AZERTY", "QWERTY ES", "QWERTY IT"] as const;
export type KeyboardName = (typeof keyboards)[number];

const ownKeyboards: Partial<Record<Language, KeyboardName>> = {
	de: "QWERTZ",
	es: "QWERTY ES",
	fr: "AZERTY",
	it: "QWERTY IT",
};

/** What a guest of that language begins with. */
export function keyboardOf(language: Language): KeyboardName {
	return ownKeyboards[language] ?? "QWERTY";
}

const letters: Record<KeyboardName, [string, string, string]> = {
	QWERTY: ["q w e r t y u i o p", "a s d f g h j k l", "z x c v b n m"],
	QWERTZ: ["q w e r t z u i o p ü", "a s d f g h j k l ö ä", "y x c v b n m ß"],
	AZERTY: ["a z e r t y u i o p", "q s d f g h j k l m", "w x c v b n é è ç"],
	"QWERTY ES": ["q w e r t y u i o p", "a s d f g h j k l ñ", "z x c v b n m"],
	"QWERTY IT": ["q w e r t y u i o p è", "a s d f g h j k l ò à", "z x c v b n m ù ì"],
};
/** Frequent in names of that language, beside the space bar. */
const accentsBesideSpace: Partial<Record<KeyboardName, string>> = {
	AZERTY: " à ê ë ï ô",
	"QWERTY ES": " á é í ó ú",
};

const accents = ["á à â ä ã å æ ç", "é è ê ë í ì î ï ñ", "ó ò ô ö õ ø œ", "ú ù û ü ý ß š ž ł"];

/** An email layout has no accents, but the signs of email addresses and a row of digits. */
export function keyRows(name: KeyboardName, kind: "name" | "email"): KeyRows {
	const [top, middle, bottom] = letters[name];
	if (kind === "email") {
		const plain = [top, middle, bottom].map((row) => row.replaceAll(/ ?[^\x20-\x7e]/g, ""));
		const [first = "", second = "", third = ""] = plain;
		return {
			default: ["1 2 3 4 5 6 7 8 9 0", first, second, `${third} {bksp}`, "@ . - _ + .com"],
		};
	}
	const shifted = (row: string) => row.replaceAll("ß", "ẞ").toLocaleUpperCase("en");
	const others = accents.map(shifted);
	const beside = accentsBesideSpace[name] ?? "";
	const lastRow = `{more} ' -${beside} {space}`;
	return {
		default: [top, middle, `{shift} ${bottom} {bksp}`, lastRow],
		shift: [
			shifted(top),
			shifted(middle),
			`{shift} ${shifted(bottom)} {bksp}`,
			`{more} ' -${shifted(beside)} {space}`,
		],
		more: [...accents.slice(0, 3), `{shift} ${accents[3]} {bksp}`, "{letters} ' - {space}"],
		moreshift: [...others.slice(0, 3), `{shift} ${others[3]} {bksp}`, "{letters} ' - {space}"],
	};
}
