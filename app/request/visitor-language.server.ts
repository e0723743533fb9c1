import { defaultLanguage, isLanguage, type Language } from "#app/messages/languages.ts";

/**
 * The language of a new booking, as ISO 639-1: that of the page on which the guest books. On an English page it is the
 * browser's first one if no page is written in it, so that staff know it.
 */
export function bookingLanguage(request: Request, page: Language): string {
	if (page !== defaultLanguage) return page;
	const browser = browserLanguage(request);
	return browser === null || isLanguage(browser) ? page : browser;
}

/** First language of the browser (RFC 9110, 12.5.4): "de-AT, en" → "de". */
function browserLanguage(request: Request): string | null {
	const first = request.headers.get("accept-language")?.split(",")[0] ?? "";
	return /^\s*([a-z]{2})(?:-[\w-]+)?\s*(?:;|$)/i.exec(first)?.[1]?.toLowerCase() ?? null;
}
