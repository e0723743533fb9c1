import { makePageState } from "#app/ui/page-state.ts";

/** What is being written, by booking: a card that is drawn anew keeps it. */
const none: { drafts: ReadonlyMap<number, string> } = { drafts: new Map() };
const draftState = makePageState(none);
export const useNoteDrafts = draftState.use;

/** Opens the form; what is written in an open one stays. */
export function openNote(bookingId: number): void {
	if (!draftState.now().drafts.has(bookingId)) draftNote(bookingId, "");
}

/** @param text null closes the form. */
export function draftNote(bookingId: number, text: string | null): void {
	const drafts = new Map(draftState.now().drafts);
	if (text === null) drafts.delete(bookingId);
	else drafts.set(bookingId, text);
	draftState.change({ drafts });
}

/** Nothing that was being written stays for the next user. */
export function forgetDrafts(): void {
	draftState.change(none);
}
