import { flushSync } from "react-dom";
import { hydrateRoot } from "react-dom/client";
import { pageLanguage } from "#app/messages/page-language.ts";
import { InLanguage } from "#app/messages/use-language.tsx";
import { loadDrawnParts } from "./drawn-parts.tsx";
import { awake, onPageAnswer } from "./page-answer.ts";
import { type WidgetName, widgets } from "./widgets.ts";

/**
 * Loads a widget's component and makes its element alive. @throws when it can't be done now: a script can't be loaded, or
 * a translator has put elements of its own between those of the widget, which sleeps until they are gone.
 * @param wakeKnown called after each page that was read: it may concern a widget that sleeps.
 */
export async function hydrate(element: HTMLElement, wakeKnown: () => void): Promise<void> {
	onPageAnswer(wakeKnown);
	const name = element.dataset.widget ?? "";
	if (!isWidgetName(name) || !isOfThisBuild(element)) return;
	const { default: Component } = await widgets[name]();
	await loadDrawnParts(element);
	if (awake.has(element)) return;
	const draw = (from: Element) => {
		const props = propsOf(from);
		if (props === null) return null;
		return (
			<InLanguage language={pageLanguage()}>
				<Component {...props} />
			</InLanguage>
		);
	};
	const widget = draw(element);
	if (!widget || element.querySelector("font")) throw new Error("not as drawn");
	drawAsBefore(element);
	const serverNodes = [...element.childNodes].map((node) => node.cloneNode(true));
	const removals = new MutationObserver(() => {});
	removals.observe(element, { childList: true });
	// at once: an answer that draws the widget anew before it is alive would make React replace it, with what was typed
	const root = flushSync(() =>
		hydrateRoot(element, widget, {
			identifierPrefix: name,
			// React has taken everything out of the element
			onUncaughtError(error) {
				reportError(error);
				const lostNodes = removals.takeRecords().flatMap(({ removedNodes }) => [...removedNodes]);
				queueMicrotask(() => putToSleep(element, lostNodes));
			},
		}),
	);
	awake.set(element, { root, draw, serverNodes });
	element.dataset.awake = "";
	// a translator would put its elements between those that React changes
	element.translate = false;
}

/** Takes back what was written while the widget slept: React expects what the server has drawn, in one text each. */
function drawAsBefore(element: HTMLElement): void {
	// a part that comes late keeps the sum of now, which its script finds as it is
	for (const part of element.querySelectorAll<HTMLElement>("[data-drawn]:not([data-late] *)")) {
		part.textContent = part.dataset.drawn ?? "";
		delete part.dataset.drawn;
	}
}

/** A widget that failed is the form of before, with what was typed, and posts by itself. It is not woken again. */
function putToSleep(element: HTMLElement, lostNodes: readonly Node[]): void {
	const widget = awake.get(element);
	if (!widget) return;
	awake.delete(element);
	widget.root.unmount();
	element.replaceChildren(...widget.serverNodes);
	delete element.dataset.awake;
	element.removeAttribute("translate");
	import("./forms/typed-fields.ts").then(
		({ takeTyped }) => takeTyped(lostNodes, element),
		reportError,
	);
}

/**
 * After a deployment an answer may bring a page of another build, whose widgets stay asleep: their props are not for the
 * components of this one. In development there is one build.
 */
function isOfThisBuild({ dataset: { modules } }: HTMLElement): boolean {
	return modules?.split(" ").includes(new URL(import.meta.url).pathname) ?? true;
}

function isWidgetName(name: string): name is WidgetName {
	return name in widgets;
}

/**
 * Our own server wrote them beside the element, with the types of its build. Null in a page that is shown while the database
 * is down: it has no scripts, but a form's answer may bring it into a page that has.
 */
function propsOf(element: Element) {
	const beside = element.nextElementSibling;
	return beside?.matches('script[type="application/json"]')
		? JSON.parse(beside.textContent ?? "null")
		: null;
}
