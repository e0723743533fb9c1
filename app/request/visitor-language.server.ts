import type { AccountOptions } from "#app/account/options.server.ts";
import { readCookie } from "#app/account/sessions/session-cookie.server.ts";
import {
	defaultLanguage,
	isLanguage,
	isStaffLanguage,
	type Language,
	type StaffLanguage,
} from "#app/messages/languages.ts";

/**
 * The language of a visitor at an address that names none: the one that they have chosen at sign-in, otherwise the
 * first one of their browser that we write in. Not for pages that a cache keeps.
 */
export function visitorLanguage(headers: Headers, options: AccountOptions): Language {
	const chosenLanguage = readCookie(options, "language", { headers });
	if (isLanguage(chosenLanguage)) return chosenLanguage;
	return browserLanguages(headers).find(isLanguage) ?? defaultLanguage;
}

/** What staff read who have chosen no language, or are not signed in. */
export function staffVisitorLanguage(headers: Headers, options: AccountOptions): StaffLanguage {
	const language = visitorLanguage(headers, options);
	return isStaffLanguage(language) ? language : defaultLanguage;
}

/**
 * The language of a new booking, as ISO 639-1: that of the page on which the guest books. On an English page it is the
 * browser's first one if no page is written in it, so that staff know it.
 */
export function bookingLanguage({ headers }: Request, page: Language): string {
	if (page !== defaultLanguage) return page;
	const [browser] = browserLanguages(headers);
	return browser === undefined || isLanguage(browser) ? page : browser;
}

/** The languages of the browser or program that asks, the preferred one first (RFC 9110, 12.5.4): "en;q=0.5, de-AT" → "de", "en". */
export function browserLanguages(headers: Headers): string[] {
	const ranges = (headers.get("accept-language") ?? "").split(",").map((range) => {
		const [, language = "", quality = "1"] =
			/^\s*([a-z]{2})(?:-[\w-]+)?\s*(?:;\s*q=([\d.]+)\s*)?$/i.exec(range) ?? [];
		return { language: language.toLowerCase(), quality: Number(quality) };
	});
	return ranges
		.filter(({ language, quality }) => language !== "" && quality > 0)
		.toSorted((one, other) => other.quality - one.quality)
		.map(({ language }) => language);
}
