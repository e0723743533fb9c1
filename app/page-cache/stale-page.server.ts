/**
 * A remembered page for when the database is down: with a notice of its age and without scripts, which would ask for data
 * that can't be had. Links and forms work without them; structured data for search engines stays.
 */
export async function markStale(
	page: Uint8Array<ArrayBuffer>,
	notice: string,
): Promise<Uint8Array<ArrayBuffer>> {
	let isMarked = false;
	const answer = new HTMLRewriter()
		.on('script:not([type="application/ld+json"])', { element: (script) => void script.remove() })
		.on("header", {
			element(header) {
				// before the page's own, the first: after the skip link, which must stay the first link
				if (!isMarked) header.before(notice, { html: true });
				isMarked = true;
			},
		})
		.transform(new Response(page));
	return new Uint8Array(await answer.arrayBuffer());
}
