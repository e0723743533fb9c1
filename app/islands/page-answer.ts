import type { ReactElement } from "react";
import { flushSync } from "react-dom";
import type { Root } from "react-dom/client";
import { waitOnline } from "#app/ui/wait-online.ts";
import { freshParameter } from "./protocol.ts";

interface Awake {
	root: Root;
	/** Draws the component with the props beside an element, its own or that of a page that was read; null without them. */
	draw(element: Element): ReactElement | null;
	/** A copy of what the server has drawn, for a widget that fails. */
	serverNodes: Node[];
}

/** The widgets that are awake, by their elements. */
export const awake = new Map<HTMLElement, Awake>();

/** Wakes what a page that was read concerns. */
let afterPage = () => {};

export function onPageAnswer(wakeKnown: () => void): void {
	afterPage = wakeKnown;
}

/** Number of the newest page shown or asked for; an answer with a lower number is dropped. */
let newestPage = 0;

/**
 * Shows the page that answered a form. The widgets of this page take their new props from it and keep what they know;
 * a page without the form's widget replaces what is shown.
 */
export function showPage(html: string, form: HTMLFormElement): void {
	newestPage += 1;
	const page = read(html);
	const widget = form.closest<HTMLElement>("[data-widget]");
	if (widget && sameWidget(widget, page)) {
		// at once, because the focus goes to what it draws
		flushSync(() => takeProps(page));
		afterPage();
		focusAnswer(widget);
		return;
	}
	document.title = page.title;
	document.body.replaceWith(document.adoptNode(page.body));
	for (const [element, { root }] of awake) {
		if (element.isConnected) continue;
		root.unmount();
		awake.delete(element);
	}
	afterPage();
	scrollTo(0, 0);
	// screen readers announce the new page, and Tab continues from there (WCAG 2.4.3)
	focusOn(document.querySelector("main h1"), { preventScroll: true });
	// a widget of another build does not wake to do it
	focusOn(document.querySelector("[data-widget] [role=alert]"));
}

function focusOn(place: HTMLElement | null, options?: FocusOptions): void {
	if (!place) return;
	place.tabIndex = -1;
	place.focus(options);
}

function takeProps(page: Document): void {
	for (const [element, { root, draw }] of awake) {
		const again = sameWidget(element, page);
		const widget = again && draw(again);
		if (widget) root.render(widget);
	}
}

/** After a deployment the page is of another build, whose props are not for the components of this one. */
function sameWidget({ dataset }: HTMLElement, page: Document): HTMLElement | null {
	const again = page.querySelector<HTMLElement>(`[data-widget="${dataset.widget}"]`);
	return again?.dataset.modules === dataset.modules ? again : null;
}

/** A refusal is drawn above the button that was pressed, and a form may be gone (WCAG 3.3.1). */
function focusAnswer(widget: Element): void {
	const { activeElement } = document;
	const reason = widget.querySelector<HTMLElement>("[role=alert]");
	const isLost = !activeElement || activeElement === document.body;
	const place = reason ?? (isLost ? widget.querySelector<HTMLElement>("h1") : null);
	if (!place?.contains(activeElement)) focusOn(place);
}

function read(html: string): Document {
	return new DOMParser().parseFromString(html, "text/html");
}

/** Milliseconds between two attempts while the network does not answer. */
const restMilliseconds = 4000;
const longestWaitMilliseconds = 15_000;

/**
 * Reads this page once more, not older than ten seconds, and gives its widgets their new props. Without a network it
 * waits until there is one; the answer to a form or a later reading ends the wait, because it is newer.
 */
export async function loadPageAnew(): Promise<void> {
	newestPage += 1;
	const from = newestPage;
	const url = new URL(location.href);
	url.searchParams.set(freshParameter, "");
	while (from === newestPage) {
		const html = await fetch(url, {
			headers: { accept: "text/html" },
			signal: AbortSignal.timeout(longestWaitMilliseconds),
		})
			.then((answer) => (answer.ok ? answer.text() : ""))
			.catch(() => null);
		if (from !== newestPage) return;
		if (html !== null) {
			if (html === "") return;
			takeProps(read(html));
			return afterPage();
		}
		await waitOnline(restMilliseconds);
	}
}
