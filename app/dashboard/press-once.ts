import { useEffect, useRef } from "react";
import { useFetchers, useLocation, useNavigation } from "react-router";

/** An answer that never shows must not lock a form for good. */
const longestMilliseconds = 30_000;

/**
 * Whoever presses twice means it once: a form that is on its way is not sent again with the same words, so
 * that no second point, trip or screen comes of a double click.
 */
export function usePressOnce(): void {
	const sent = useRef<{ form: HTMLFormElement; words: string; at: number } | null>(null);
	const { key } = useLocation();
	const isNavigating = useNavigation().state !== "idle";
	const isFetching = useFetchers().some(({ state }) => state !== "idle");
	// biome-ignore lint/correctness/useExhaustiveDependencies: an answer is a new place, or the end of a way
	useEffect(() => {
		if (!isNavigating && !isFetching) sent.current = null;
	}, [key, isNavigating, isFetching]);
	useEffect(() => {
		const watch = (event: SubmitEvent) => {
			const form = event.target;
			if (!(form instanceof HTMLFormElement) || form.method !== "post") return;
			const words = wordsOf(form, event.submitter);
			const before = sent.current;
			const isAgain = before?.form === form && before.words === words;
			if (isAgain && event.timeStamp - before.at < longestMilliseconds) {
				event.preventDefault();
				event.stopPropagation();
				return;
			}
			sent.current = { form, words, at: event.timeStamp };
		};
		// before React hears of it
		document.addEventListener("submit", watch, { capture: true });
		return () => document.removeEventListener("submit", watch, { capture: true });
	}, []);
}

/** What a press would send; a file counts by its name, size and time. */
function wordsOf(form: HTMLFormElement, submitter: HTMLElement | null): string {
	const said = [...new FormData(form, submitter)].map(([name, value]) => [
		name,
		typeof value === "string" ? value : [value.name, value.size, value.lastModified],
	]);
	return JSON.stringify([submitter?.getAttribute("formaction"), said]);
}
