import { facts as de } from "./de/facts.ts";
import { facts as en } from "./en/facts.ts";
import { facts as es } from "./es/facts.ts";
import { facts as fr } from "./fr/facts.ts";
import { facts as it } from "./it/facts.ts";
import type { LanguageFacts } from "./language-facts.ts";
import { facts as xa } from "./xa/facts.ts";

/** The languages that every text is written in. English stands first: its addresses have no prefix. */
export const writtenLanguages = ["en", "de", "es", "fr", "it"] as const;
export type Translation = (typeof writtenLanguages)[number];

/**
 * English with accents and brackets, 40 % longer, in the build for tests alone: what does not carry them on a screen
 * is not in the catalogue.
 */
export const pseudoLanguage = "xa";

/** ISO 639-1, as in the first part of an address: "/de/excursion/excursions". */
export type Language = Translation | typeof pseudoLanguage;

export const defaultLanguage = "en" satisfies Language;

/** Every language that this build answers in. */
export const languages: readonly Language[] = import.meta.env?.VITE_PSEUDO_LANGUAGE
	? [...writtenLanguages, pseudoLanguage]
	: writtenLanguages;

/**
 * What all staff of an installation read: English, or the pseudo-language in a build with `VITE_STAFF_LANGUAGE=xa`. The
 * texts stand where they are used from the beginning, so no request carries it.
 */
export const staffLanguage: Language =
	import.meta.env?.VITE_STAFF_LANGUAGE === pseudoLanguage && languages.includes(pseudoLanguage)
		? pseudoLanguage
		: defaultLanguage;

export const languageFacts: Record<Language, LanguageFacts> = {
	en,
	de,
	es,
	fr,
	it,
	[pseudoLanguage]: xa,
};

export function isLanguage(value: unknown): value is Language {
	return languages.some((language) => language === value);
}
