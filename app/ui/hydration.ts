import { useState, useSyncExternalStore } from "react";

const never = () => () => {};
const yes = () => true;
const no = () => false;

/** False on the server and while React hydrates: what needs a script is shown where there is one. */
export function useIsHydrated(): boolean {
	return useSyncExternalStore(never, yes, no);
}

/** True where React hydrates the server's HTML: the visitor may already be using it. */
export function useIsServerRendered(): boolean {
	const isTakenOver = useSyncExternalStore(never, no, yes);
	const [isServerRendered] = useState(isTakenOver);
	return isServerRendered;
}

/**
 * What the visitor did to the server's HTML before hydration. Read while React hydrates, because an
 * effect runs too late. Undefined on the server and without server HTML.
 */
export function useBeforeHydration<Value>(read: () => Value): Value | undefined {
	const isServerRendered = useIsServerRendered();
	const [value] = useState(() =>
		isServerRendered && typeof document !== "undefined" ? read() : undefined,
	);
	return value;
}
