import { useEffect } from "react";
import { useRevalidator } from "react-router";

/** Milliseconds; a question that is older is asked anew. */
const longestAnswer = 15_000;

/**
 * Reads the page's data again and again while something is open; not in a hidden tab, nor without a network. A new
 * question would end the one before, so on a slow network the next waits for its answer.
 */
export function usePolling(isOpen: boolean, everyMilliseconds = 2500): void {
	const { revalidate } = useRevalidator();
	useEffect(() => {
		if (!isOpen) return;
		let waitsUntil = 0;
		const timer = setInterval(() => {
			if (document.hidden || !navigator.onLine || Date.now() < waitsUntil) return;
			waitsUntil = Date.now() + longestAnswer;
			void revalidate().then(() => {
				waitsUntil = 0;
			});
		}, everyMilliseconds);
		return () => clearInterval(timer);
	}, [isOpen, everyMilliseconds, revalidate]);
}
