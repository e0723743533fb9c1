import { useEffect, useRef } from "react";
import { useFetchers, useLocation, useNavigation } from "react-router";

/** Time after which a form can be sent again, if its answer never arrives. */
const longestMilliseconds = 30_000;

/**
 * Ignores a double click: while a form is being sent, the same values are not sent again, so that no second
 * pickup point, excursion or screen is created.
 */
export function useIgnoreDoubleSubmit(): void {
	const lastForm = useRef<{ form: HTMLFormElement; words: string; at: number } | null>(null);
	const { key } = useLocation();
	const isNavigating = useNavigation().state !== "idle";
	const isFetching = useFetchers().some(({ state }) => state !== "idle");
	// biome-ignore lint/correctness/useExhaustiveDependencies: an answer changes the location or ends the loading state
	useEffect(() => {
		if (!isNavigating && !isFetching) lastForm.current = null;
	}, [key, isNavigating, isFetching]);
	useEffect(() => {
		const watch = (event: SubmitEvent) => {
			const form = event.target;
			if (!(form instanceof HTMLFormElement) || form.method !== "post") return;
			const words = sentValuesOf(form, event.submitter);
			const previousForm = lastForm.current;
			const isAgain = previousForm?.form === form && previousForm.words === words;
			if (isAgain && event.timeStamp - previousForm.at < longestMilliseconds) {
				event.preventDefault();
				event.stopPropagation();
				return;
			}
			lastForm.current = { form, words, at: event.timeStamp };
		};
		// the capture phase runs before React's own listener
		document.addEventListener("submit", watch, { capture: true });
		return () => document.removeEventListener("submit", watch, { capture: true });
	}, []);
}

/** The values that would be sent; a file is compared by name, size and time. */
function sentValuesOf(form: HTMLFormElement, submitter: HTMLElement | null): string {
	const values = [...new FormData(form, submitter)].map(([name, value]) => [
		name,
		typeof value === "string" ? value : [value.name, value.size, value.lastModified],
	]);
	return JSON.stringify([submitter?.getAttribute("formaction"), values]);
}
