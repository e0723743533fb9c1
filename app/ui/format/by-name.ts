import { type Language, languageFacts, staffLanguage } from "#app/messages/languages.ts";
import { keep } from "./memoize.ts";

/**
 * One order for all lists of names, that of the reader's language: accents and case don't count, and "Van 3" comes before
 * "Van 10". SQL sorts by the bytes of letters.
 */
const collatorIn = keep(
	(language: Language) =>
		new Intl.Collator(languageFacts[language].locale, { sensitivity: "base", numeric: true }),
);

/** As staff look for it. */
export function byName(one: { name: string }, other: { name: string }): number {
	return collatorIn(staffLanguage()).compare(one.name, other.name);
}

/** As staff look for it. */
export function byTitle(one: { title: string }, other: { title: string }): number {
	return byTitleIn(staffLanguage())(one, other);
}

export function byTitleIn(language: Language) {
	return (one: { title: string }, other: { title: string }): number =>
		collatorIn(language).compare(one.title, other.title);
}
