import { type RefObject, useEffect, useRef, useState, useSyncExternalStore } from "react";

const never = () => () => {};
const yes = () => true;
const no = () => false;

/** Whether the server has drawn this, and the scripts only take it over: somebody may be at it already. */
export function useCameWithPage(): boolean {
	const isTakenOver = useSyncExternalStore(never, no, yes);
	const [came] = useState(isTakenOver);
	return came;
}

/**
 * Takes the focus to an element for each new reason (WCAG 3.3.1); but not, as the page's scripts come, from
 * under the fingers of somebody who types already.
 */
export function useFocusFor(element: RefObject<HTMLElement | null>, reason: unknown): void {
	const came = useCameWithPage();
	const first = useRef(reason);
	useEffect(() => {
		const isTyping = document.activeElement?.matches("input, select, textarea");
		if (!reason || (came && isTyping && reason === first.current)) return;
		element.current?.focus();
	}, [element, reason, came]);
}
