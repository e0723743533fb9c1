import { freshParameter } from "./wire.ts";

/** What `hydrate.tsx` does with a page that was read. */
interface Islands {
	/** Gives new props to the islands that are awake. */
	take(page: Document): void;
	/** The body is another one: ends the islands that were in the old one. */
	bodyReplaced(): void;
}

let awake: Islands = { take() {}, bodyReplaced() {} };

export function onPageAnswer(islands: Islands): void {
	awake = islands;
}

/** Counts the pages that were shown: what was asked for before is older. */
let shown = 0;

/**
 * Shows the page that answered a form. The islands of this page take their new props from it and keep what they know;
 * a page without the form's island replaces what is shown.
 */
export function showPage(html: string, form: HTMLFormElement): void {
	shown += 1;
	const page = read(html);
	const name = form.closest("[data-island]")?.getAttribute("data-island");
	if (page.querySelector(`[data-island="${name}"]`)) {
		awake.take(page);
		return;
	}
	document.title = page.title;
	document.body.replaceWith(document.adoptNode(page.body));
	awake.bodyReplaced();
	scrollTo(0, 0);
	// screen readers announce the new page, and Tab continues from there (WCAG 2.4.3)
	const heading = document.querySelector<HTMLElement>("main h1");
	if (!heading) return;
	heading.tabIndex = -1;
	heading.focus({ preventScroll: true });
}

function read(html: string): Document {
	return new DOMParser().parseFromString(html, "text/html");
}

/** Milliseconds between two attempts while the network does not answer. */
const restMilliseconds = 4000;
const longestWaitMilliseconds = 15_000;

/**
 * Reads this page once more, not older than ten seconds, and gives its islands their new props. Without a network it
 * waits until there is one; the answer to a form ends the wait, because it is newer.
 */
export async function loadPageAnew(): Promise<void> {
	const from = shown;
	const url = new URL(location.href);
	url.searchParams.set(freshParameter, "");
	while (from === shown) {
		const html = await fetch(url, {
			headers: { accept: "text/html" },
			signal: AbortSignal.timeout(longestWaitMilliseconds),
		})
			.then((answer) => (answer.ok ? answer.text() : ""))
			.catch(() => null);
		if (from !== shown) return;
		if (html !== null) {
			if (html !== "") awake.take(read(html));
			return;
		}
		await untilWorthATry();
	}
}

function untilWorthATry(): Promise<void> {
	const { promise, resolve } = Promise.withResolvers<void>();
	const timer = setTimeout(resolve, restMilliseconds);
	const online = () => resolve();
	addEventListener("online", online, { once: true });
	return promise.finally(() => {
		clearTimeout(timer);
		removeEventListener("online", online);
	});
}
