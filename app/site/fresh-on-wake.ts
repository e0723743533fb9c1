import { useEffect, useRef } from "react";
import { useRevalidator } from "react-router";

/**
 * The page may come from a cache and be a minute old: once it lives it asks for what is true now,
 * from a cache that keeps data for ten seconds. Free places are never staler than that.
 * @param isAnswer of a page that answers a form: it is new, and asking would drop what it says.
 */
export function useFreshOnWake(isAnswer = false): void {
	const { revalidate } = useRevalidator();
	const isOld = useRef(!isAnswer);
	useEffect(() => {
		if (isOld.current) revalidate();
		isOld.current = false;
	}, [revalidate]);
}
