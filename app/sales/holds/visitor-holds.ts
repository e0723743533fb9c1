import { startTransition, useEffect, useState } from "react";
import type { HeldSeats } from "./held-seats.server.ts";

let holds: readonly HeldSeats[] = [];
const listeners = new Set<() => void>();

export function visitorHolds(): readonly HeldSeats[] {
	return holds;
}

export function setVisitorHolds(visitorHolds: readonly HeldSeats[]): void {
	holds = visitorHolds;
	for (const listener of listeners) listener();
}

/**
 * The unpaid holds of this browser's visitor, the newest first; empty until the page has asked.
 * Drawn in a transition, as React Router draws its data: with a page that was reloaded just before,
 * never ahead of it.
 */
export function useVisitorHolds(): readonly HeldSeats[] {
	const [drawnHolds, setDrawn] = useState<readonly HeldSeats[]>([]);
	useEffect(() => {
		const draw = () => startTransition(() => setDrawn(holds));
		draw();
		listeners.add(draw);
		return () => {
			listeners.delete(draw);
		};
	}, []);
	return drawnHolds;
}
