import { type RefObject, useEffect, useRef } from "react";
import { useCameWithPage } from "./came-with-page.ts";

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
