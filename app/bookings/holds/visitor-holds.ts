import { useSyncExternalStore } from "react";
import type { HeldPlaces } from "./held-seats.ts";

let holds: readonly HeldPlaces[] = [];
const none = holds;
const listeners = new Set<() => void>();

export function setVisitorHolds(known: readonly HeldPlaces[]): void {
	holds = known;
	for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
	listeners.add(listener);
	return () => listeners.delete(listener);
}

/** What this browser's visitor holds and has not paid, the newest first; nothing until the page has asked. */
export function useVisitorHolds(): readonly HeldPlaces[] {
	return useSyncExternalStore(
		subscribe,
		() => holds,
		() => none,
	);
}
