import { editionHeader, publicCacheControl } from "#app/page-cache/public-cache-control.ts";

// Here a page of the site says who may keep it. Its Content-Security-Policy is set by `entry.server.tsx`, and the
// headers of every answer by `request/security/security-headers.server.ts`.

interface HeadersOfRoute {
	loaderHeaders: Headers;
	actionHeaders: Headers;
	errorHeaders: Headers | undefined;
}

/** Of a page that nobody keeps: it is one guest's, or changes at any moment. Those of its action, loader or error stay. */
export function unstoredHeaders({
	loaderHeaders,
	actionHeaders,
	errorHeaders,
}: HeadersOfRoute): Headers {
	const headers = new Headers(errorHeaders ?? loaderHeaders);
	if (!errorHeaders) for (const [name, value] of actionHeaders) headers.set(name, value);
	headers.set("Cache-Control", "no-store");
	return headers;
}

/** Headers of a public page. Those of an action or an error win, and are never cached. */
export function publicHeaders({
	loaderHeaders,
	actionHeaders,
	errorHeaders,
}: HeadersOfRoute): Headers {
	const headers = new Headers(errorHeaders ?? actionHeaders);
	if (!headers.has("Cache-Control")) headers.set("Cache-Control", publicCacheControl);
	// a change of an excursion purges all these pages
	headers.set("Cache-Tag", "excursions");
	const edition = loaderHeaders.get(editionHeader);
	if (edition) headers.set(editionHeader, edition);
	return headers;
}
