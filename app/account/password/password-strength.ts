/**
 * How hard a new password is to guess, while it is typed. It explains and never decides: what may be chosen says
 * `password-rules.server.ts`, which knows the common ones. Runs in browsers, so it has no lists of words.
 */
import { containsName, productName } from "./password-names.ts";

/** 0: would be refused; 1: guessed soon; 2: holds against the usual attempts; 3: hard to guess. */
type StrengthLevel = 0 | 1 | 2 | 3;
type StrengthAdvice = "short" | "name" | "repeats" | "row" | "word" | "longer" | "good";

export interface Strength {
	level: StrengthLevel;
	/** What would help most. */
	advice: StrengthAdvice;
}

interface StrengthRules {
	/** Characters. */
	minLength: number;
	/** The operator's, the user's and that of the mailbox, as far as the page knows them. */
	names: readonly string[];
}

/** Rows of keys and of counting; whoever guesses goes along them in both directions. */
const keyRows = ["abcdefghijklmnopqrstuvwxyz", "01234567890", "qwertyuiop", "asdfghjkl", "zxcvbnm"];
const rows = keyRows.flatMap((row) => [row, [...row].reverse().join("")]);

/** Bits that one character adds: a letter within a word (Shannon, 1951), and one that stands for itself. */
const bitsOfLetterInWord = 2.3;
const bitsOfLetter = 4.7;
const bitsOfOther = 3.3;
const fairBits = 28;
const goodBits = 40;

export function strengthOf(password: string, { minLength, names }: StrengthRules): Strength {
	if (password.length < minLength) return { level: 0, advice: "short" };
	if (containsName(password, [productName, ...names])) return { level: 0, advice: "name" };
	const withoutRows = shortenRows(password);
	if (withoutRows.length <= password.length / 2) return { level: 1, advice: "row" };
	const unrepeated = withoutRows.replace(/(.+?)\1+/gsu, "$1");
	if (unrepeated.length <= password.length / 2) return { level: 1, advice: "repeats" };
	// one word with a number or a sign at its end
	if (/^\p{L}+[^\p{L}]{0,4}$/u.test(unrepeated) && unrepeated.length < 16)
		return { level: 1, advice: "word" };
	const bits = bitsOf(unrepeated);
	if (bits < fairBits) return { level: 1, advice: "longer" };
	return bits < goodBits ? { level: 2, advice: "longer" } : { level: 3, advice: "good" };
}

/** "abcd" counts as "a", as does "4321" as "4". */
function shortenRows(password: string): string {
	const lower = password.toLowerCase();
	let shortened = "";
	for (let at = 0; at < password.length; ) {
		shortened += password[at];
		at += Math.max(1, ...rows.map((row) => lengthAlong(row, lower, at)));
	}
	return shortened;
}

/** How many characters from `at` go along the row; 1 when fewer than three do. */
function lengthAlong(row: string, text: string, at: number): number {
	const from = row.indexOf(text[at] ?? "");
	if (from < 0) return 1;
	let length = 1;
	while (text[at + length] !== undefined && text[at + length] === row[from + length]) length += 1;
	return length >= 3 ? length : 1;
}

function bitsOf(text: string): number {
	const letters = text.match(/\p{L}/gu)?.length ?? 0;
	const ofLetter = /\p{L}{4}/u.test(text) ? bitsOfLetterInWord : bitsOfLetter;
	return letters * ofLetter + (text.length - letters) * bitsOfOther;
}
