import { useDeferredValue } from "react";
import { makePageState } from "#app/ui/page-state.ts";
import type { HeldSeats } from "./held-seats.server.ts";

const state = makePageState<{ holds: readonly HeldSeats[] }>({ holds: [] });

export const visitorHolds = () => state.now().holds;

export const setVisitorHolds = (holds: readonly HeldSeats[]) => state.change({ holds });

/**
 * The unpaid holds of this browser's visitor, the newest first; empty until the page has asked. Drawn in a transition: with
 * a page that was read anew just before, never ahead of it.
 */
export const useVisitorHolds = () => useDeferredValue(state.use().holds);
