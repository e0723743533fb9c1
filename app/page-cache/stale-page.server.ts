/**
 * A kept page for when the database is down: with a notice of its age and without scripts, which
 * would ask for data that can't be had. Links and forms work without them.
 */
export function addStaleNotice(html: string, notice: string): string {
	// after the skip link, which must stay the first link
	return withoutScripts(html).replace(/<header\b/, (header) => notice + header);
}

/** The page as a browser without JavaScript needs it; structured data for search engines stays. */
export function withoutScripts(html: string): string {
	return html
		.replaceAll(/<script(?![^>]*type="application\/ld\+json")[^>]*>[\s\S]*?<\/script>/g, "")
		.replaceAll(/<link rel="modulepreload"[^>]*>/g, "");
}
