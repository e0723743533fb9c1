/** Pages that are the same for everybody: shared caches keep them a minute and refresh them behind the visitor. */
const cacheControl = "public, max-age=0, s-maxage=60, stale-while-revalidate=600";

/** A screen's `headers`: what an action or an error said comes first, and is never kept. */
export function publicHeaders({
	actionHeaders,
	errorHeaders,
}: {
	actionHeaders: Headers;
	errorHeaders: Headers | undefined;
}): Headers {
	const headers = new Headers(errorHeaders ?? actionHeaders);
	if (!headers.has("Cache-Control")) headers.set("Cache-Control", cacheControl);
	// what staff change in an excursion is on all of these pages
	headers.set("Cache-Tag", "excursions");
	return headers;
}
