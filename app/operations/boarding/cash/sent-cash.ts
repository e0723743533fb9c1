import * as v from "valibot";
import { phoneInstant, rowId, sentOwner } from "../sent-numbers.ts";
import { clearedSchema, mostCashAtOnce, pressIdSchema } from "./board-cash.ts";

/** Presses as a phone sends them. The app itself does not load these rules. */
export const sentCashSchema = v.object({
	owner: sentOwner,
	/** Both times are milliseconds since the epoch by the phone's clock. */
	sentAt: phoneInstant,
	taken: v.pipe(
		v.array(
			v.object({
				/** Made once for each press, so that the money counts once however often it is sent. */
				id: pressIdSchema,
				bookingId: rowId,
				amountCents: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100_000_000)),
				pressedAt: phoneInstant,
			}),
		),
		v.maxLength(mostCashAtOnce),
	),
	/** Refused presses that the person has cleared up. */
	cleared: v.pipe(
		v.array(v.object({ id: pressIdSchema, how: clearedSchema })),
		v.maxLength(mostCashAtOnce),
	),
});
export type SentCash = v.InferOutput<typeof sentCashSchema>;
