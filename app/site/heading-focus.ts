import { useEffect } from "react";
import { useLocation } from "react-router";

/** The page that was shown last, whichever frame it stood in. */
let shown: string | undefined;

/**
 * A page that the browser did not load itself takes the focus to its heading, or to what its address
 * points at: a screen reader says where one is, and the next Tab goes on from there (WCAG 2.4.3).
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
