import { useEffect, useRef } from "react";
import { useReload } from "#app/ui/reload.ts";

/**
 * Reloads the page's data after hydration: the page may come from a cache and be a minute old, its data are
 * cached for ten seconds only.
 * @param isAnswer the page answers a form: it is new, and reloading would remove the answer.
 */
export function useReloadAfterHydration(isAnswer = false): void {
	const reload = useReload();
	const isOld = useRef(!isAnswer);
	useEffect(() => {
		if (isOld.current) void reload();
		isOld.current = false;
	}, [reload]);
}
