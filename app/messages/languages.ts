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

/** The languages that the texts of staff are written in. A third one: docs/languages.md. */
export const writtenStaffLanguages = ["en", "es"] as const satisfies readonly Translation[];
export type StaffTranslation = (typeof writtenStaffLanguages)[number];
export type StaffLanguage = StaffTranslation | typeof pseudoLanguage;

/** Every language that staff may choose in this build. */
export const staffLanguages: readonly StaffLanguage[] = import.meta.env?.VITE_PSEUDO_LANGUAGE
	? [...writtenStaffLanguages, pseudoLanguage]
	: writtenStaffLanguages;

export function isStaffLanguage(value: unknown): value is StaffLanguage {
	return staffLanguages.some((language) => language === value);
}

/** The browser's: it keeps the language of its document, because a press on another one loads a document anew. */
let readerLanguage = (): StaffLanguage => {
	const language = globalThis.document?.documentElement.dataset.staff;
	return isStaffLanguage(language) ? language : defaultLanguage;
};

/**
 * What the member of staff reads who has this request or browser. No function needs to hand it on; never read it while a
 * module loads, when there is no reader yet.
 */
export function staffLanguage(): StaffLanguage {
	return readerLanguage();
}

/** The server has many readers at once, each with requests of its own: `staff-reader.server.ts`. */
export function readStaffLanguageFrom(source: () => StaffLanguage): void {
	readerLanguage = source;
}

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
