/** A note about a guest that is written in the boarding app, also without a network. */
import * as v from "valibot";

/** Characters. */
export const longestNote = 500;

/** So that a request stays small; a phone sends the rest afterwards. */
export const mostNotesAtOnce = 10;

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
	id: v.string(),
	/** "<excursion>/<date>". */
	departure: v.string(),
	bookingId: v.number(),
	text: v.string(),
	/** Milliseconds since the epoch, by the phone's clock. */
	pressedAt: v.number(),
	/** Why the server refused it; kept until it is dismissed. */
	refusal: v.optional(v.picklist(refusals)),
});
export type StoredNote = v.InferOutput<typeof storedNoteSchema>;
