import { useEffect } from "react";
import { makePageState } from "#app/ui/page-state.ts";
import { makeWaitingQueue, pressedNow } from "../waiting-queue.ts";
import {
	mostNotesAtOnce,
	noteAnswersSchema,
	type StoredNote,
	storedNoteSchema,
} from "./board-note.ts";
import type { SentNotes } from "./sent-notes.ts";

const queue = makeWaitingQueue({
	kind: "note",
	stored: storedNoteSchema,
	path: "/dashboard/today/notes",
	mostAtOnce: mostNotesAtOnce,
	sent: (notes): Pick<SentNotes, "notes"> => ({
		notes: notes.map(({ refusal: _, ...note }) => note),
	}),
	answers: noteAnswersSchema,
	isUnsent: ({ refusal }) => !refusal,
	refused: (note, { outcome }) => (outcome === "saved" ? null : { ...note, refusal: outcome }),
});

/** The notes that this phone keeps, and what the server has written down. */
export const useNoteQueue = queue.use;

/** Deletes a refused note whose reason has been read. */
export const forgetNote = queue.forget;

/** What is being written, by booking: a card that is drawn anew keeps it. */
const none: { drafts: ReadonlyMap<number, string> } = { drafts: new Map() };
const written = makePageState(none);
export const useNoteDrafts = written.use;

/** Opens the form; what is written in an open one stays. */
export function openNote(bookingId: number): void {
	if (!written.now().drafts.has(bookingId)) draftNote(bookingId, "");
}

/** @param text null closes the form. */
export function draftNote(bookingId: number, text: string | null): void {
	const drafts = new Map(written.now().drafts);
	if (text === null) drafts.delete(bookingId);
	else drafts.set(bookingId, text);
	written.change({ drafts });
}

/** Keeps a note on the phone, then sends it. */
export function writeNote(
	note: Pick<StoredNote, "bookingId" | "departure" | "text">,
): Promise<void> {
	draftNote(note.bookingId, null);
	return queue.add({ ...note, ...pressedNow() });
}

/** Sends kept notes; nothing that was being written stays for the next user. */
export function useNoteSender(owner: string | null, refresh: () => void): void {
	queue.useSender(owner, refresh);
	// biome-ignore lint/correctness/useExhaustiveDependencies: when another user signs in
	useEffect(() => () => written.change(none), [owner]);
}
