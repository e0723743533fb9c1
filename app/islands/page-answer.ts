import { restOnline } from "#app/ui/rest-online.ts";
import { freshParameter } from "./protocol.ts";

/** What `hydrate.tsx` does with a page that was read. */
interface Islands {
	/** Gives new props to the islands that are awake. `isAnswer`: a form waits, so they are drawn at once. */
	take(page: Document, isAnswer: boolean): void;
	/** The body is another one: ends the islands that were in the old one. */
	bodyReplaced(): void;
}

let awake: Islands = { take() {}, bodyReplaced() {} };

export function onPageAnswer(islands: Islands): void {
	awake = islands;
}

/** Number of the newest page shown or asked for; an answer with a lower number is dropped. */
let shown = 0;

/**
 * Shows the page that answered a form. The islands of this page take their new props from it and keep what they know;
 * a page without the form's island replaces what is shown.
 */
export function showPage(html: string, form: HTMLFormElement): void {
	shown += 1;
	const page = read(html);
	const island = form.closest("[data-island]");
	if (island && isSameBuild(island, page)) {
		awake.take(page, true);
		focusAnswer(island);
		return;
	}
	document.title = page.title;
	document.body.replaceWith(document.adoptNode(page.body));
	awake.bodyReplaced();
	scrollTo(0, 0);
	// screen readers announce the new page, and Tab continues from there (WCAG 2.4.3)
	focusOn(document.querySelector("main h1"), { preventScroll: true });
	// an island of another build does not wake to do it
	focusOn(document.querySelector("[data-island] [role=alert]"));
}

function focusOn(place: HTMLElement | null, options?: FocusOptions): void {
	if (!place) return;
	place.tabIndex = -1;
	place.focus(options);
}

/** After a deployment the page is of another build, whose props are not for the components of this one. */
export function isSameBuild(island: Element, page: Document): boolean {
	const { islandName, modules } = attributesOf(island);
	const again = page.querySelector(`[data-island="${islandName}"]`);
	return again !== null && attributesOf(again).modules === modules;
}

function attributesOf(island: Element) {
	return {
		islandName: island.getAttribute("data-island"),
		modules: island.getAttribute("data-modules"),
	};
}

/** A refusal is drawn above the button that was pressed, and a form may be gone (WCAG 3.3.1). */
function focusAnswer(island: Element): void {
	const { activeElement } = document;
	const reason = island.querySelector<HTMLElement>("[role=alert]");
	const isLost = !activeElement || activeElement === document.body;
	const place = reason ?? (isLost ? island.querySelector<HTMLElement>("h1") : null);
	if (!place?.contains(activeElement)) focusOn(place);
}

function read(html: string): Document {
	return new DOMParser().parseFromString(html, "text/html");
}

/** Milliseconds between two attempts while the network does not answer. */
const restMilliseconds = 4000;
const longestWaitMilliseconds = 15_000;

/**
 * Reads this page once more, not older than ten seconds, and gives its islands their new props. Without a network it
 * waits until there is one; the answer to a form or a later reading ends the wait, because it is newer.
 */
export async function loadPageAnew(): Promise<void> {
	shown += 1;
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
			if (html !== "") awake.take(read(html), false);
			return;
		}
		await restOnline(restMilliseconds);
	}
}
