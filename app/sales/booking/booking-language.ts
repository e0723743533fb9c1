import {
	defaultLanguage,
	isLanguage,
	type Language,
	writtenLanguages,
} from "#app/messages/languages.ts";

/**
 * The language in which a booking's guest is written to.
 * @param code as stored with the booking: "de", "nl", or null when it is not known.
 */
export function languageOfBooking(code: string | null): Language {
	const language = code?.split("-")[0];
	return isLanguage(language) ? language : defaultLanguage;
}

/** What staff may say that a guest speaks: what we write, and what others often speak. */
export const guestLanguages: readonly string[] = [
	...new Set([...writtenLanguages, "nl", "pt", "sv", "da", "no", "fi", "pl", "ru"]),
];
