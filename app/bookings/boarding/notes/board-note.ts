/** A note about a guest that is written in the boarding app, also without a network. */
import * as v from "valibot";

/** Characters. */
export const longestNote = 500;

/** So that a request stays small; a phone sends the rest afterwards. */
export const mostNotesAtOnce = 10;

const milliseconds = v.pipe(v.number(), v.integer(), v.minValue(0));

const noteFields = {
	/** Made once for each note, so that it is written once however often it is sent. */
	id: v.pipe(v.string(), v.uuid()),
	/** "<excursion>/<date>". */
	departure: v.pipe(v.string(), v.maxLength(80)),
	bookingId: v.pipe(v.number(), v.integer(), v.minValue(1)),
	text: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(longestNote)),
	/** Milliseconds since the epoch, by the phone's clock. */
	pressedAt: milliseconds,
};

/** Notes as a phone sends them. */
export const sentNotesSchema = v.object({
	/** See `tickOwner`. */
	owner: v.string(),
	/** By the phone's clock. */
	sentAt: milliseconds,
	notes: v.pipe(v.array(v.object(noteFields)), v.maxLength(mostNotesAtOnce)),
});
export type SentNotes = v.InferOutput<typeof sentNotesSchema>;

const refusals = [
	/** The booking is no longer on this departure, or it is not this guide's. */
	"gone",
	"too late",
] as const;

export type NoteRefusal = (typeof refusals)[number];

const noteAnswerSchema = v.object({
	outcome: v.picklist(["saved", ...refusals]),
	/** Milliseconds since the epoch when the server answered. */
	now: v.number(),
});
export type NoteAnswer = v.InferOutput<typeof noteAnswerSchema>;
export const noteAnswersSchema = v.object({ answers: v.record(v.string(), noteAnswerSchema) });

export const storedNoteSchema = v.object({
	...noteFields,
	/** Why the server refused it; kept until it is dismissed. */
	refusal: v.optional(v.picklist(refusals)),
});
export type StoredNote = v.InferOutput<typeof storedNoteSchema>;
