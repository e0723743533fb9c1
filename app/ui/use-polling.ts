import { useEffect } from "react";
import { useRevalidator } from "react-router";

/** Reads the page's data again and again while something is open; not in a hidden tab, nor without a network. */
export function usePolling(isOpen: boolean, everyMilliseconds = 2500): void {
	const { revalidate } = useRevalidator();
	useEffect(() => {
		if (!isOpen) return;
		const timer = setInterval(() => {
			if (!document.hidden && navigator.onLine) void revalidate();
		}, everyMilliseconds);
		return () => clearInterval(timer);
	}, [isOpen, everyMilliseconds, revalidate]);
}
