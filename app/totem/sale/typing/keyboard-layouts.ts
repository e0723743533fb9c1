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

/** Four rows a layer; the letters of western Europe first. */
const accents = ["á à â ä ã å æ ç", "é è ê ë í ì î ï ñ", "ó ò ô ö õ ø œ", "ú ù û ü ý ß š ž ł"];
/** All that the other languages of Europe write in Latin letters. */
const rareLetters = [
	"ą ă ā ć č ċ ď đ ð ę ě",
	"ē ė ğ ģ ġ ħ ı į ī ķ ľ",
	"ļ ĺ ń ň ņ ő ř ŕ ś ş ș",
	"ť ț ů ű ū ų ź ż þ ŵ ŷ",
];

/** Capitals as their languages write them, where Unicode's rule gives none or the one of another letter. */
const capitals: Record<string, string> = { ß: "ẞ", ı: "İ" };

function shifted(row: string): string {
	return row.replaceAll(/[ßı]/g, (letter) => capitals[letter] ?? letter).toLocaleUpperCase("en");
}

/** @param others keys to the other layers. */
function accentRows([first = "", second = "", third = "", last = ""]: string[], others: string) {
	return [first, second, third, `{shift} ${last} {bksp}`, `${others} ' - {space}`];
}

/** What is typed. */
export type KeyboardKind = "name" | "email" | "code";

/**
 * An email layout has no accents, but the signs of email addresses and a row of digits; that of a code has capitals and
 * digits.
 */
export function keyRows(name: KeyboardName, kind: KeyboardKind): KeyRows {
	const [top, middle, bottom] = letters[name];
	if (kind !== "name") {
		const plain = [top, middle, bottom].map((row) => row.replaceAll(/ ?[^\x20-\x7e]/g, ""));
		const [first = "", second = "", third = ""] = plain;
		const digits = "1 2 3 4 5 6 7 8 9 0";
		if (kind === "code")
			return {
				default: [digits, shifted(first), shifted(second), `${shifted(third)} - {bksp}`],
			};
		return { default: [digits, first, second, `${third} {bksp}`, "@ . - _ + ' .com"] };
	}
	const beside = accentsBesideSpace[name] ?? "";
	return {
		default: [top, middle, `{shift} ${bottom} {bksp}`, `{more} ' -${beside} {space}`],
		shift: [
			shifted(top),
			shifted(middle),
			`{shift} ${shifted(bottom)} {bksp}`,
			`{more} ' -${shifted(beside)} {space}`,
		],
		more: accentRows(accents, "{letters} {rare}"),
		moreshift: accentRows(accents.map(shifted), "{letters} {rare}"),
		rare: accentRows(rareLetters, "{letters} {more}"),
		rareshift: accentRows(rareLetters.map(shifted), "{letters} {more}"),
	};
}
