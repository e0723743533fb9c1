import { useEffect } from "react";
import { useLocation } from "react-router";

/** Path of the previous page, shared by all frames. */
let shown: string | undefined;

/**
 * After a navigation without page load, focuses the heading or the address's fragment, so that screen readers
 * announce the page and Tab continues from there (WCAG 2.4.3).
 */
export function useHeadingFocus(): void {
	const { pathname, hash } = useLocation();
	useEffect(() => {
		const isOther = shown !== undefined && shown !== pathname;
		shown = pathname;
		if (!isOther) return;
		const place =
			document.getElementById(hash.slice(1)) ??
			document.querySelector<HTMLElement>("main h1") ??
			document.getElementById("main");
		if (!place) return;
		if (!place.hasAttribute("tabindex")) place.tabIndex = -1;
		place.focus({ preventScroll: true });
	}, [pathname, hash]);
}
