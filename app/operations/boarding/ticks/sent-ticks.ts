import * as v from "valibot";
import { phoneInstant, rowId, sentOwner } from "../sent-numbers.ts";
import { mostTicksAtOnce, tickStateSchema } from "./boarding.ts";

/** Ticks as a phone sends them. The app itself does not load these rules. */
export const sentTicksSchema = v.object({
	owner: sentOwner,
	/** Both times are milliseconds since the epoch by the phone's clock. */
	sentAt: phoneInstant,
	ticks: v.pipe(
		v.array(
			v.object({
				/** Made once for each press, so that the server stores it once. */
				id: v.pipe(v.string(), v.uuid()),
				/** "<excursion>/<date>". */
				departure: v.pipe(v.string(), v.maxLength(80)),
				bookingId: rowId,
				/** Person numbers, see `Boarded`; absent for the whole party. */
				people: v.optional(
					v.pipe(
						v.array(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(10_000))),
						v.minLength(1),
						v.maxLength(300),
					),
				),
				state: tickStateSchema,
				pressedAt: phoneInstant,
			}),
		),
		v.maxLength(mostTicksAtOnce),
	),
});
export type SentTicks = v.InferOutput<typeof sentTicksSchema>;
