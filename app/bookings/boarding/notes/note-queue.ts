import { useEffect } from "react";
import * as v from "valibot";
import { makePageState } from "#app/ui/page-state.ts";
import {
	mostNotesAtOnce,
	type NoteAnswer,
	noteAnswersSchema,
	type SentNotes,
	type StoredNote,
} from "./board-note.ts";
import { dropNote, keepNote, readNotes } from "./note-store.ts";

/** Retry interval: a phone in a bad network reports itself as "online", so only a new attempt shows. */
const retryMs = 20_000;
/** Longest wait for an answer, because a bad network may never give one. */
const timeoutMs = 10_000;

interface NoteQueue {
	/** Null when no user is signed in. */
	owner: string | null;
	notes: readonly StoredNote[];
	/** Ids that are being sent for the first time; they are not reported as waiting. */
	fresh: ReadonlySet<string>;
	/** What the server has written down since the page was loaded; `at` by its clock. */
	settled: readonly (Pick<StoredNote, "id" | "bookingId" | "text"> & { at: number })[];
	/** What is being written, by booking: a card that is drawn anew keeps it. */
	drafts: ReadonlyMap<number, string>;
	/** How often the server has answered. */
	answered: number;
}

const nothing: NoteQueue = {
	owner: null,
	notes: [],
	fresh: new Set(),
	settled: [],
	drafts: new Map(),
	answered: 0,
};
const queue = makePageState(nothing);
/** The notes that this phone keeps, and what the server has answered. */
export const useNoteQueue = queue.use;
let isSending = false;

/** @param text null closes the form. */
export function draftNote(bookingId: number, text: string | null): void {
	const drafts = new Map(queue.now().drafts);
	if (text === null) drafts.delete(bookingId);
	else drafts.set(bookingId, text);
	queue.change({ drafts });
}

/** Keeps a note on the phone, then sends it. */
export async function writeNote(
	note: Pick<StoredNote, "bookingId" | "departure" | "text">,
): Promise<void> {
	const { owner, notes, fresh } = queue.now();
	if (!owner) return;
	const written = { ...note, id: crypto.randomUUID(), pressedAt: Date.now() };
	queue.change({ notes: [...notes, written], fresh: new Set([...fresh, written.id]) });
	draftNote(note.bookingId, null);
	await keep(owner, written);
	await sendAll();
}

/** Deletes a refused note whose reason has been read. */
export async function forgetNote(id: string): Promise<void> {
	const { owner, notes } = queue.now();
	if (!owner) return;
	queue.change({ notes: notes.filter((each) => each.id !== id) });
	await dropNote(owner, id).catch(() => {});
}

/** Without storage, as in a private window, the note exists only in the open page. */
async function keep(owner: string, note: StoredNote): Promise<void> {
	await keepNote(owner, note).catch(() => {});
}

/** All that wait, the oldest first; stops at the first failure. */
async function sendAll(): Promise<void> {
	const { owner } = queue.now();
	if (isSending || !owner) return;
	isSending = true;
	try {
		for (;;) {
			const next = queue
				.now()
				.notes.filter(({ refusal }) => !refusal)
				.slice(0, mostNotesAtOnce);
			// another user may have signed in
			if (next.length === 0 || queue.now().owner !== owner) break;
			const answers = await sendNotes(owner, next);
			if (queue.now().owner !== owner) break;
			if (!answers) {
				queue.change({ fresh: new Set() });
				break;
			}
			await settle(owner, next, answers);
		}
	} finally {
		isSending = false;
	}
}

/** @returns null without an answer. */
async function sendNotes(
	owner: string,
	notes: readonly StoredNote[],
): Promise<Record<string, NoteAnswer> | null> {
	const sent: SentNotes = {
		owner,
		sentAt: Date.now(),
		notes: notes.map(({ refusal: _, ...note }) => note),
	};
	try {
		const response = await fetch("/dashboard/today/notes", {
			method: "POST",
			headers: { "content-type": "application/json" },
			body: JSON.stringify(sent),
			// an ended session redirects to the login page
			redirect: "manual",
			signal: AbortSignal.timeout(timeoutMs),
		});
		const { answers } = v.parse(noteAnswersSchema, await response.json());
		return notes.every(({ id }) => answers[id]) ? answers : null;
	} catch {
		return null;
	}
}

async function settle(
	owner: string,
	sent: readonly StoredNote[],
	answers: Record<string, NoteAnswer>,
): Promise<void> {
	const saved = new Map<string, NoteQueue["settled"][number]>();
	const refused = new Map<string, StoredNote>();
	for (const note of sent) {
		const answer = answers[note.id];
		if (!answer) continue;
		if (answer.outcome === "saved") {
			saved.set(note.id, { ...note, at: answer.now });
			await dropNote(owner, note.id).catch(() => {});
		} else {
			const kept = { ...note, refusal: answer.outcome };
			refused.set(note.id, kept);
			await keep(owner, kept);
		}
	}
	// while the phone's storage was at work, another note may have been written, or another user signed in
	const { notes, settled, fresh, answered, owner: ownerNow } = queue.now();
	if (ownerNow !== owner) return;
	queue.change({
		notes: notes.filter(({ id }) => !saved.has(id)).map((each) => refused.get(each.id) ?? each),
		settled: [...settled, ...saved.values()],
		fresh: new Set([...fresh].filter((id) => !answers[id])),
		answered: answered + 1,
	});
}

/** Sends kept notes at once, when the network is back and when the page becomes visible. */
export function useNoteSender(owner: string | null, refresh: () => void): void {
	const { answered } = useNoteQueue();
	// the kept day shows the note after a cold start, so it must know of it soon
	useEffect(() => {
		if (answered > 0) refresh();
	}, [answered, refresh]);
	useEffect(() => {
		if (!owner) return;
		queue.change({ ...nothing, owner });
		const send = async () => {
			const kept = await readNotes(owner).catch(() => []);
			if (queue.now().owner !== owner) return;
			const known = new Set(queue.now().notes.map(({ id }) => id));
			const saved = new Set(queue.now().settled.map(({ id }) => id));
			// another tab, or the page before this one, has kept them
			const more = kept.filter(({ id }) => !known.has(id) && !saved.has(id));
			if (more.length > 0) queue.change({ notes: [...more, ...queue.now().notes] });
			await sendAll();
		};
		const sendIfSeen = () => {
			if (!document.hidden) void send();
		};
		void send();
		const timer = setInterval(sendIfSeen, retryMs);
		addEventListener("online", sendIfSeen);
		document.addEventListener("visibilitychange", sendIfSeen);
		return () => {
			clearInterval(timer);
			removeEventListener("online", sendIfSeen);
			document.removeEventListener("visibilitychange", sendIfSeen);
			queue.change(nothing);
		};
	}, [owner]);
}
