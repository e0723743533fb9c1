/** A network of a lobby may take a request and never answer. */
const patienceMilliseconds = 8000;

/**
 * The text of one of the site's legal pages. Its links are plain words: none of them may lead away from the
 * totem.
 */
export async function readArticle(path: string, signal: AbortSignal): Promise<Element> {
	const response = await fetch(path, {
		signal: AbortSignal.any([signal, AbortSignal.timeout(patienceMilliseconds)]),
	});
	const page = new DOMParser().parseFromString(await response.text(), "text/html");
	const article = response.ok ? page.querySelector("article") : null;
	if (!article) throw new Error(`${path} answered ${response.status} without a text`);
	for (const link of article.querySelectorAll("a")) link.replaceWith(...link.childNodes);
	return article;
}
