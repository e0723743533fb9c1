/** The rules of every text that a person types, the same in the browser and on the server. */
import * as v from "valibot";

interface TextRule {
	/** How a message names the field: "Name must be at least 4 characters long". */
	what: string;
	/** In characters as a reader counts them: "é" and "👩‍🚒" are one each. */
	least?: number;
	most: number;
	/** Words of its own for a field that did not come, or came as something else than text. */
	missing?: string;
}

/**
 * Attack: a text of few visible characters can carry thousands of combining marks, which fill tables and
 * overflow lines. No real character of a text has so many parts on average.
 */
const longestCharacter = 8;

/**
 * Attack: control characters end lines in mails, files and logs; NUL ends texts in the database; the
 * directional overrides make a name read as another one (https://trojansource.codes/).
 */
const unusableInLine = /[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/u;
const unusableInBlock = /(?![\n\t])[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/u;
/** Letters, digits, punctuation or symbols; not blanks and marks alone. */
const visible = /[\p{L}\p{N}\p{P}\p{S}]/u;

/** One line. An empty one passes where `least` is not given. */
export function lineOfText(rule: TextRule) {
	return textOf(rule, unusableInLine);
}

/** A text that may have several lines; a line ends with "\n" once checked. */
export function blockOfText(rule: TextRule) {
	return textOf(rule, unusableInBlock);
}

/** Somebody's name: one line with a letter in it. */
export function nameOfPerson(rule: TextRule) {
	return v.pipe(
		lineOfText(rule),
		v.check((text) => text === "" || /\p{L}/u.test(text), `${rule.what} must have letters`),
	);
}

function textOf({ what, least = 0, most, missing }: TextRule, unusable: RegExp) {
	return v.pipe(
		v.string(
			missing ??
				(({ input }) => (input === undefined ? `${what} is missing` : `${what} must be text`)),
		),
		// counting the characters of a very long text takes long; it ends the check at once
		v.check(
			(text) => text.length <= most * longestCharacter + 64,
			`${what} must be at most ${most} characters long`,
		),
		v.transform((text) => text.replaceAll(/\r\n?/g, "\n").normalize("NFC").trim()),
		v.check(
			(text) => text.isWellFormed() && !unusable.test(text),
			`${what} has characters that can't be used`,
		),
		v.check(
			(text) => least === 0 || countCharacters(text) >= least,
			`${what} must be at least ${least} ${least === 1 ? "character" : "characters"} long`,
		),
		v.check((text) => text === "" || visible.test(text), `${what} has nothing to read`),
		v.check(
			(text) => text.length <= most || countCharacters(text) <= most,
			`${what} must be at most ${most} characters long`,
		),
	);
}

let segmenter: Intl.Segmenter | undefined;

/** Characters as a reader counts them (Unicode Standard Annex 29, extended grapheme clusters). */
function countCharacters(text: string): number {
	segmenter ??= new Intl.Segmenter("en", { granularity: "grapheme" });
	let count = 0;
	for (const _ of segmenter.segment(text)) count += 1;
	return count;
}
