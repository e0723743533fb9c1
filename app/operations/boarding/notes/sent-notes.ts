/** Notes as a phone sends them. The app itself does not load these rules. */
import * as v from "valibot";
import { bookingInputErrorsTexts as texts } from "#app/messages/staff/bookings/booking-input-errors.ts";
import { usableBlock } from "#app/ui/form/text-schema.ts";
import { phoneInstant, rowId, sentOwner } from "../sent-numbers.ts";
import { longestNote, mostNotesAtOnce } from "./board-note.ts";

export const sentNotesSchema = v.object({
	owner: sentOwner,
	sentAt: phoneInstant,
	notes: v.pipe(
		v.array(
			v.object({
				/** Made once for each note, so that it is written once however often it is sent. */
				id: v.pipe(v.string(), v.uuid()),
				/** "<excursion>/<date>". */
				departure: v.pipe(v.string(), v.maxLength(80)),
				bookingId: rowId,
				// a refused note would stay on the phone and keep all later ones there
				text: v.pipe(usableBlock({ what: texts.fields.note, most: longestNote }), v.nonEmpty()),
				pressedAt: phoneInstant,
			}),
		),
		v.maxLength(mostNotesAtOnce),
	),
});
export type SentNotes = v.InferOutput<typeof sentNotesSchema>;
