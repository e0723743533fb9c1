/** First language of the browser (RFC 9110, 12.5.4) as ISO 639-1: "de-AT, en" → "de". */
export function languageOf(request: Request): string | null {
	const first = request.headers.get("accept-language")?.split(",")[0] ?? "";
	return /^\s*([a-z]{2})(?:-[\w-]+)?\s*(?:;|$)/i.exec(first)?.[1]?.toLowerCase() ?? null;
}
