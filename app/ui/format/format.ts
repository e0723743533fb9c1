import { formatsIn } from "./formats.ts";

/** The formats of staff screens, which are in English. What a guest reads is written by `formatsIn` (or `useFormats`). */
export const {
	formatMoney,
	formatDate,
	formatMonth,
	formatInstant,
	formatDeadline,
	formatClock,
	weekdayName,
	languageName,
	formatList,
	formatDuration,
} = formatsIn("en");

const numberWords = "no one two three four five six seven eight nine ten eleven twelve".split(" ");

/** One to twelve as a word, larger numbers in digits. */
export function numberWord(count: number): string {
	return numberWords[count] ?? String(count);
}

const plurals = new Intl.PluralRules("en");

/** formatCount(2, { one: "adult", other: "adults" }) → "2 adults" */
export function formatCount(count: number, words: { one: string; other: string }): string {
	return `${count} ${plurals.select(count) === "one" ? words.one : words.other}`;
}
