import { staffLanguage } from "#app/messages/languages.ts";
import { formatsIn } from "./formats.ts";

/** The formats of staff screens. What a guest reads is written by `formatsIn` (or `useFormats`). */
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
} = formatsIn(staffLanguage);

const plurals = new Intl.PluralRules("en");

/** formatCount(2, { one: "adult", other: "adults" }) → "2 adults" */
export function formatCount(count: number, words: { one: string; other: string }): string {
	return `${count} ${plurals.select(count) === "one" ? words.one : words.other}`;
}
