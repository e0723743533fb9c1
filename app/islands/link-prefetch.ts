/**
 * Loads the page of the link that a pointer comes near to, before it is there. Documents and applications share this
 * file, which comes with the first move of a pointer.
 */

/** Pixels around a link; a pointer this near will probably follow it. */
const margin = 100;

let near: Element | undefined;
/** Where the pointer is; null when that has been looked at. */
let pointer: PointerEvent | null = null;

export function watchPointer(): void {
	addEventListener("pointermove", (event) => {
		// a finger touches a link at once, or scrolls
		if (event.pointerType === "touch") return;
		if (!pointer) requestAnimationFrame(look);
		pointer = event;
	});
}

function look(): void {
	const at = pointer;
	pointer = null;
	const link = at ? nearestLink(at) : undefined;
	if (link === near) return;
	// React Router's `prefetch="intent"` waits for these two
	near?.dispatchEvent(new MouseEvent("mouseout", { bubbles: true }));
	near = link;
	link?.dispatchEvent(new MouseEvent("mouseover", { bubbles: true }));
	// the rules that the browser has for a document wait for this (`speculation.server.ts`)
	link?.setAttribute("data-near", "");
}

function nearestLink({ clientX, clientY }: PointerEvent): Element | undefined {
	let nearest: Element | undefined;
	let least = margin;
	for (const link of document.querySelectorAll('a[href^="/"]')) {
		const { left, right, top, bottom } = link.getBoundingClientRect();
		const away = Math.max(left - clientX, clientX - right, top - clientY, clientY - bottom, 0);
		// a folded list has boxes, too
		if (away > least || !link.checkVisibility({ visibilityProperty: true })) continue;
		nearest = link;
		least = away;
	}
	return nearest;
}
