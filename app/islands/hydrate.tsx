import { hydrateRoot, type Root } from "react-dom/client";
import { type IslandComponent, type IslandName, islands } from "./islands.ts";
import { onPageAnswer } from "./page-answer.ts";

interface Awake {
	root: Root;
	Component: IslandComponent<IslandName>;
}

/** The islands that are awake, by their elements. */
const awake = new Map<Element, Awake>();

let onNewBody = () => {};

/**
 * Loads an island's component and makes its element alive. @throws when a script can't be loaded.
 * @param wakeKnown called when an answer has replaced the whole body, whose islands sleep.
 */
export async function hydrate(element: HTMLElement, wakeKnown: () => void): Promise<void> {
	onNewBody = wakeKnown;
	const name = element.dataset.island ?? "";
	if (!isIslandName(name)) throw new Error(`There is no island "${name}"`);
	const { default: Component } = await islands[name]();
	if (awake.has(element)) return;
	const root = hydrateRoot(element, <Component {...propsOf(element)} />, {
		identifierPrefix: name,
	});
	awake.set(element, { root, Component });
	element.dataset.awake = "";
}

function isIslandName(name: string): name is IslandName {
	return Object.hasOwn(islands, name);
}

/**
 * Our own server wrote them beside the element, with this build's types. Null in a kept page that is shown while the
 * database is down: it has no scripts.
 */
function propsOf(element: Element) {
	const beside = element.nextElementSibling;
	return beside?.matches('script[type="application/json"]')
		? JSON.parse(beside.textContent ?? "null")
		: null;
}

onPageAnswer({
	take(page) {
		for (const [element, { root, Component }] of awake) {
			const name = element.getAttribute("data-island");
			const again = page.querySelector(`[data-island="${name}"]`);
			const props = again && propsOf(again);
			if (props) root.render(<Component {...props} />);
		}
	},
	bodyReplaced() {
		for (const [element, { root }] of awake) {
			if (element.isConnected) continue;
			root.unmount();
			awake.delete(element);
		}
		onNewBody();
	},
});
