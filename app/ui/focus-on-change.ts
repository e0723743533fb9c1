import { type RefObject, useEffect, useRef } from "react";
import { useIsServerRendered } from "./hydration.ts";

/** Focuses an element for each new reason (WCAG 3.3.1), except while a visitor types early. */
export function useFocusOnChange(element: RefObject<HTMLElement | null>, reason: unknown): void {
	const isServerRendered = useIsServerRendered();
	const first = useRef(reason);
	useEffect(() => {
		const isTyping = document.activeElement?.matches("input, select, textarea");
		if (!reason || (isServerRendered && isTyping && reason === first.current)) return;
		element.current?.focus();
	}, [element, reason, isServerRendered]);
}
