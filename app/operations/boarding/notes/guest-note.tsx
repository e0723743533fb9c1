import { useId } from "react";
import { boardNoteTexts as texts } from "#app/messages/staff/departures/board-note.ts";
import { TextWithHidden } from "#app/messages/text-with-hidden.tsx";
import { formatClock } from "#app/ui/format/format.ts";
import { makePageState } from "#app/ui/page-state.ts";
import type { BoardingGuest } from "../boarding-day.ts";
import { dismiss, ofKind, press, useOfflineQueue } from "../offline/offline-queue.ts";
import { longestNote, type NoteRefusal } from "../offline/operation.ts";

const pill =
	"grid min-h-11 place-items-center rounded-full border-2 border-ink px-4 text-sm font-[650] text-ink";

/** What is being written, by booking: a card that is drawn anew keeps it. */
const none: { drafts: ReadonlyMap<number, string> } = { drafts: new Map() };
const draftState = makePageState(none);

/** Opens the form; what is written in an open one stays. */
function openNote(bookingId: number): void {
	if (!draftState.now().drafts.has(bookingId)) draftNote(bookingId, "");
}

/** @param text null closes the form. */
function draftNote(bookingId: number, text: string | null): void {
	const drafts = new Map(draftState.now().drafts);
	if (text === null) drafts.delete(bookingId);
	else drafts.set(bookingId, text);
	draftState.change({ drafts });
}

/** Nothing that was being written stays for the next user. */
export function forgetDrafts(): void {
	draftState.change(none);
}

/** Opens the form of `GuestNote`. */
export function NoteButton({
	guest: { id, name },
	className,
}: {
	guest: Pick<BoardingGuest, "id" | "name">;
	className: string;
}) {
	const { owner } = useOfflineQueue();
	if (owner === null) return null;
	return (
		<button type="button" onClick={() => openNote(id)} className={className}>
			<TextWithHidden text={texts.write({ name })} />
		</button>
	);
}

/** What was noted of a guest on the way, and the form for one more note, which the office reads in the booking. */
export function GuestNote({
	guest: { id, name, notes },
	departureId,
	timeZone,
}: {
	guest: Pick<BoardingGuest, "id" | "name" | "notes">;
	departureId: number;
	timeZone: string;
}) {
	const { operations, fresh } = useOfflineQueue();
	const { drafts } = draftState.use();
	const keptNotes = ofKind(operations, "note").filter(({ bookingId }) => bookingId === id);
	const draft = drafts.get(id);
	return (
		<div className="grid gap-2 empty:hidden min-[62rem]:col-span-full">
			{notes.length + keptNotes.length > 0 ? (
				<ul className="grid gap-1 text-sm">
					{notes.map((note) => (
						<li key={note.id} className="whitespace-pre-line">
							<b>{texts.by({ name: note.by, clock: formatClock(note.at, timeZone) })}</b>{" "}
							{note.text}
						</li>
					))}
					{keptNotes.map((note) => (
						<li key={note.id} className="whitespace-pre-line">
							<b>{texts.yours}</b> {note.text}{" "}
							{note.refusal ? (
								<RefusedNote id={note.id} refusal={note.refusal} name={name} />
							) : fresh.has(note.id) ? null : (
								<span className="text-ink-soft">{texts.waits}</span>
							)}
						</li>
					))}
				</ul>
			) : null}
			{draft === undefined ? null : (
				<NoteForm draft={draft} bookingId={id} departureId={departureId} name={name} />
			)}
		</div>
	);
}

/** Why a note was refused; shown until it is deleted. */
export function RefusedNote({
	id,
	refusal,
	name,
}: {
	id: string;
	refusal: NoteRefusal;
	name: string;
}) {
	return (
		<>
			<span role="alert" className="font-semibold text-danger">
				{texts.refused[refusal]}
			</span>{" "}
			<button
				type="button"
				onClick={() => void dismiss(id)}
				className="min-h-11 px-1 font-semibold text-ocean underline"
			>
				<TextWithHidden text={texts.dismiss({ name })} />
			</button>
		</>
	);
}

function NoteForm({
	draft,
	bookingId,
	departureId,
	name,
}: {
	draft: string;
	bookingId: number;
	departureId: number;
	name: string;
}) {
	const field = useId();
	return (
		<form
			onSubmit={(event) => {
				event.preventDefault();
				const text = draft.trim();
				if (!text) return;
				draftNote(bookingId, null);
				void press({ kind: "note", bookingId, departureId, text });
			}}
			className="grid gap-2"
		>
			<label htmlFor={field} className="text-sm font-semibold">
				{texts.label({ name })}
			</label>
			<textarea
				id={field}
				ref={focus}
				value={draft}
				maxLength={longestNote}
				rows={3}
				onChange={({ target }) => draftNote(bookingId, target.value)}
				// its buttons must not lie behind the bar at the foot of a phone
				className="scroll-mb-52 rounded-md border-[1.5px] border-edge bg-paper px-3.5 py-2.5 text-base text-ink"
			/>
			<span className="flex flex-wrap gap-2">
				<button type="submit" disabled={draft.trim() === ""} className={`${pill} bg-paper`}>
					{texts.save}
				</button>
				<button type="button" onClick={() => draftNote(bookingId, null)} className={pill}>
					{texts.leave}
				</button>
			</span>
		</form>
	);
}

const focus = (element: HTMLElement | null) => element?.focus();
