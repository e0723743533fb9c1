import { editionHeader, publicCacheControl } from "#app/page-cache/public-cache-control.ts";

/** A screen's `headers`: what an action or an error said comes first, and is never kept. */
export function publicHeaders({
	loaderHeaders,
	actionHeaders,
	errorHeaders,
}: {
	loaderHeaders: Headers;
	actionHeaders: Headers;
	errorHeaders: Headers | undefined;
}): Headers {
	const headers = new Headers(errorHeaders ?? actionHeaders);
	if (!headers.has("Cache-Control")) headers.set("Cache-Control", publicCacheControl);
	// what staff change in an excursion is on all of these pages
	headers.set("Cache-Tag", "excursions");
	const edition = loaderHeaders.get(editionHeader);
	if (edition) headers.set(editionHeader, edition);
	return headers;
}
