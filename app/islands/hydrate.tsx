import type { ReactElement } from "react";
import { flushSync } from "react-dom";
import { hydrateRoot, type Root } from "react-dom/client";
import { pageLanguage } from "#app/messages/page-language.ts";
import { InLanguage } from "#app/messages/use-language.tsx";
import { type IslandComponent, type IslandName, islands } from "./islands.ts";
import { isSameBuild, onPageAnswer } from "./page-answer.ts";

interface Awake {
	root: Root;
	Component: IslandComponent<IslandName>;
}

/** The islands that are awake, by their elements. */
const awake = new Map<HTMLElement, Awake>();

/** Wakes what an answer concerns. */
let afterPage = () => {};

/**
 * Loads an island's component and makes its element alive. @throws when a script can't be loaded.
 * @param wakeKnown called after each page that was read: it may concern an island that sleeps.
 */
export async function hydrate(element: HTMLElement, wakeKnown: () => void): Promise<void> {
	afterPage = wakeKnown;
	const name = element.dataset.island ?? "";
	if (!isIslandName(name)) throw new Error(`There is no island "${name}"`);
	const { default: Component } = await islands[name]();
	const props = propsOf(element);
	if (awake.has(element) || props === null) return;
	const island = inPageLanguage(<Component {...props} />);
	// at once: an answer that draws the island anew before it is alive would make React replace it, with what was typed
	const root = flushSync(() => hydrateRoot(element, island, { identifierPrefix: name }));
	awake.set(element, { root, Component });
	element.dataset.awake = "";
}

function inPageLanguage(island: ReactElement): ReactElement {
	return <InLanguage language={pageLanguage()}>{island}</InLanguage>;
}

function isIslandName(name: string): name is IslandName {
	return Object.hasOwn(islands, name);
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

onPageAnswer({
	take(page, isAnswer) {
		for (const [element, { root, Component }] of awake) {
			if (!isSameBuild(element, page)) continue;
			const again = page.querySelector(`[data-island="${element.dataset.island}"]`);
			const props = again && propsOf(again);
			if (!props) continue;
			const draw = () => root.render(inPageLanguage(<Component {...props} />));
			if (isAnswer) flushSync(draw);
			else draw();
		}
		afterPage();
	},
	bodyReplaced() {
		for (const [element, { root }] of awake) {
			if (element.isConnected) continue;
			root.unmount();
			awake.delete(element);
		}
		afterPage();
	},
});
