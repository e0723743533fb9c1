import { useEffect, useRef } from "react";
import { useRevalidator } from "react-router";

/**
 * Reloads the page's data after hydration: the page may come from a cache and be a minute old, its data are
 * cached for ten seconds only.
 * @param isAnswer the page answers a form: it is new, and reloading would remove the answer.
 */
export function useReloadAfterHydration(isAnswer = false): void {
	const { revalidate } = useRevalidator();
	const isOld = useRef(!isAnswer);
	useEffect(() => {
		if (isOld.current) revalidate();
		isOld.current = false;
	}, [revalidate]);
}
