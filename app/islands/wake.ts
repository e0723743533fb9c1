/**
 * The only script of a public page until somebody touches it. It wakes the widget that is touched, and does before
 * that what must not wait: the steps of a number and the price, one submission of a form.
 */

import { keptInTab } from "#app/ui/tab-storage.ts";
import { isNetworkSpare, watchFirstMove } from "./first-move.ts";
import { keepSearchWithoutNetwork } from "./forms/keep-search.ts";
import { holdBackSecondSubmit } from "./forms/submit-once.ts";
import { showTotal } from "./total-before-hydration.ts";
import { guardSinks } from "./trusted-types.ts";

guardSinks();

/** What page this is: `WakingScript` says it. */
const kind = document.querySelector<HTMLElement>("script[data-page]")?.dataset.page;

// before any widget's file, which expects it
if (import.meta.hot) await import("./development.ts");

const selector = "[data-widget]";
const wakingElements = new WeakSet<Element>();

function wake(element: HTMLElement): void {
	if (wakingElements.has(element)) return;
	wakingElements.add(element);
	fetchFiles(element)
		.then(() => Promise.all([import("./hydrate.tsx"), pageIsHere]))
		.then(([{ hydrate }]) => hydrate(element, wakeKnown))
		// what did not load is tried at the next touch
		.catch(() => wakingElements.delete(element));
}

/** This script may be here before the page: a widget without its end, or without its props, can't wake. */
const pageIsHere = new Promise<unknown>((resolve) => {
	if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", resolve);
	else resolve(null);
});

/** Files of the widgets' scripts that are on their way or here, by their addresses. */
const fetched = new Map<string, Promise<void>>();

/**
 * All at once, and before `import`: it finds one file after the other, and what failed once it never asks for again
 * while the page is open.
 */
async function fetchFiles(
	{ dataset }: HTMLElement,
	priority: RequestPriority = "auto",
): Promise<void> {
	await Promise.all((dataset.modules?.split(" ") ?? []).map((each) => fetchFile(each, priority)));
}

function fetchFile(address: string, priority: RequestPriority): Promise<void> {
	const file = fetched.get(address) ?? readFile(address, priority);
	fetched.set(address, file);
	file.catch(() => fetched.delete(address));
	return file;
}

async function readFile(address: string, priority: RequestPriority): Promise<void> {
	const answer = await fetch(address, { priority });
	if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
	// to its end, so that the browser keeps it
	await answer.blob();
}

function widgetAt(target: EventTarget | null): HTMLElement | null {
	return target instanceof Element ? target.closest<HTMLElement>(selector) : null;
}

function wakeAt({ target }: Event): void {
	const element = widgetAt(target);
	if (element) wake(element);
}

const widgets = () => document.querySelectorAll<HTMLElement>(selector);

for (const name of ["pointerover", "pointerdown", "focusin", "keydown"])
	addEventListener(name, wakeAt, true);

/**
 * Widgets that concern a visitor who has been here before wake by themselves, and those that refuse what was sent:
 * they move the focus to the reason.
 */
function wakeKnown(): void {
	for (const element of widgets()) {
		// a browser that goes back fills the fields in before "pageshow"
		sumUp({ target: element });
		const { wakeCookie, wakeKeys } = element.dataset;
		if (
			element.querySelector("[role=alert]") ||
			(wakeCookie && (document.cookie.includes(wakeCookie) || namesIn(wakeKeys).some(isKept)))
		)
			wake(element);
	}
}

function namesIn(json = "[]"): string[] {
	return JSON.parse(json);
}

const isKept = (name: string) => keptInTab(name) !== null;

/** The button "Print", and "+" and "−" of a widget that does not know them yet; what it finds in the field it takes over. */
addEventListener("click", ({ target }) => {
	if (!(target instanceof Element)) return;
	if (target.closest("[data-print]")) print();
	const button = target.closest<HTMLElement>("[data-step]");
	if (!button || button.closest("[data-awake]")) return;
	const field = button.parentElement?.querySelector("input");
	if (button.dataset.step === "up") field?.stepUp();
	else field?.stepDown();
	sumUp({ target });
});

/** Reads the form of a widget: "formdata", below, says its price. */
function sumUp({ target }: Pick<Event, "target">): void {
	const form = widgetAt(target)?.querySelector("form");
	if (form) new FormData(form);
}

// a number that was typed
addEventListener("input", sumUp);

// the page of one guest that the browser kept says what was true when he left it
addEventListener("pageshow", ({ persisted }) => {
	// by its address, because loading it "again" would repeat a form that it answered
	if (persisted && kind === "own") location.replace(location.pathname + location.search);
});

keepSearchWithoutNetwork();
holdBackSecondSubmit();
watchFirstMove();

/** A form that sleeps says and sends its price. A filter that chooses nothing is left out of the address, which is short enough to share then. */
addEventListener("formdata", ({ target, formData }) => {
	const widget = widgetAt(target);
	if (widget?.matches("[data-priced]:not([data-awake])")) showTotal(widget, formData);
	if (!(target instanceof HTMLFormElement) || target.method !== "get") return;
	for (const [name, value] of [...formData]) if (value === "") formData.delete(name);
});

/** What only Chromium tells (https://wicg.github.io/{netinfo,savedata,nav-speculation}/). */
declare global {
	interface Document {
		prerendering?: boolean;
	}
	interface PerformanceNavigationTiming {
		activationStart?: number;
		deliveryType?: string;
	}
	interface Navigator {
		connection?: { saveData?: boolean; effectiveType?: string };
	}
}

/** With a time limit in milliseconds: Chromium can leave a page without it waiting for ever, though nothing else happens there. */
function whenIdle(then: () => void): void {
	if ("requestIdleCallback" in window) requestIdleCallback(then, { timeout: 2000 });
	else setTimeout(then);
}

/**
 * Fetches the widgets' scripts when there is nothing else to do, without running them. On a page of one guest they run,
 * because nobody types there before he presses: a form that sleeps is lost where the network is.
 */
function fetchAhead(): void {
	if (!isNetworkSpare()) return;
	for (const element of widgets())
		if (kind === "own") wake(element);
		// pictures that are in sight come first
		else fetchFiles(element, "low").catch(() => {});
}

/** Who prefers another language than the page's may be told that the page exists in it. */
function offerLanguage(): void {
	if (!navigator.language.startsWith(document.documentElement.lang))
		import("./language-offer.ts").then((file) => file.offerLanguage()).catch(() => {});
}

/** Parts that renew themselves, and a page that was loaded ahead, which may say what is over. */
function renew(): void {
	const [navigation] = performance.getEntriesByType("navigation");
	const isAhead =
		navigation instanceof PerformanceNavigationTiming &&
		(navigation.activationStart || navigation.deliveryType === "navigational-prefetch");
	if (!isAhead && !document.querySelector("[data-renew]")) return;
	// before a widget changes it
	const words = isAhead ? document.body.innerHTML : null;
	import("./renew-parts.ts").then((file) => file.renew(words)).catch(() => {});
}

/** After a first scroll, a widget that comes into sight wakes, so that it is awake when the thumb arrives. */
function wakeInSight(): void {
	if (!isNetworkSpare()) return;
	const watch = new IntersectionObserver((entries) => {
		for (const { isIntersecting, target } of entries) {
			const element = target.closest<HTMLElement>(selector);
			if (isIntersecting && element) whenIdle(() => wake(element));
		}
	});
	// a widget without a form has nothing to press; the widget's own element has no box
	for (const { firstElementChild } of document.querySelectorAll(`${selector}:has(form)`))
		if (firstElementChild) watch.observe(firstElementChild);
}

/** What needs no touch. */
function begin(): void {
	renew();
	// the visitor was there before this script
	for (const element of widgets())
		if (element.matches(":hover") || element.contains(document.activeElement)) wake(element);
	wakeKnown();
	addEventListener("pageshow", wakeKnown);
	// another tab may have taken seats meanwhile
	document.addEventListener("visibilitychange", wakeKnown);
	const { forgetKeys } = document.querySelector<HTMLElement>("[data-forget-keys]")?.dataset ?? {};
	for (const name of namesIn(forgetKeys)) if (isKept(name)) sessionStorage.removeItem(name);
	offerLanguage();
	// the page's own text and style come first
	new PerformanceObserver((painted, watch) => {
		if (painted.getEntriesByName("first-contentful-paint").length === 0) return;
		watch.disconnect();
		whenIdle(fetchAhead);
	}).observe({ type: "paint", buffered: true });
	addEventListener("scroll", wakeInSight, { once: true, passive: true });
}

/**
 * A page that is drawn ahead does nothing until somebody sees it. Not by "await": the build would then put what all
 * dynamic imports share into a second script, which every page would ask for.
 */
function beginWhenSeen(): void {
	if (document.prerendering)
		document.addEventListener("prerenderingchange", beginWhenSeen, { once: true });
	else pageIsHere.then(begin);
}

beginWhenSeen();
