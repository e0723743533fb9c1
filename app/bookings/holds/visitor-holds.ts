import { useSyncExternalStore } from "react";
import type { HeldSeats } from "./held-seats.ts";

let holds: readonly HeldSeats[] = [];
const none = holds;
const listeners = new Set<() => void>();

export function setVisitorHolds(known: readonly HeldSeats[]): void {
	holds = known;
	for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
	listeners.add(listener);
	return () => listeners.delete(listener);
}

/** The unpaid holds of this browser's visitor, the newest first; empty until the page has asked. */
export function useVisitorHolds(): readonly HeldSeats[] {
	return useSyncExternalStore(
		subscribe,
		() => holds,
		() => none,
	);
}
