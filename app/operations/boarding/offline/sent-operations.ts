import * as v from "valibot";
import { bookingInputErrorsTexts as texts } from "#app/messages/staff/bookings/booking-input-errors.ts";
import { usableBlock } from "#app/ui/form/values/text-schema.ts";
import {
	cashEntries,
	clearedCashEntries,
	longestNote,
	mostOperations,
	noteEntries,
	phoneInstant,
	tickEntries,
} from "./operation.ts";

/** Operations as a phone sends them. The app itself does not load these rules. */
export const sentOperationsSchema = v.object({
	/** See `operationOwner`. */
	owner: v.pipe(v.string(), v.maxLength(300)),
	sentAt: phoneInstant,
	operations: v.pipe(
		v.array(
			v.variant("kind", [
				v.object(tickEntries),
				v.object({
					...noteEntries,
					text: v.pipe(
						usableBlock({ what: () => texts.fields.note, most: longestNote }),
						v.nonEmpty(),
					),
				}),
				v.object(cashEntries),
				v.object(clearedCashEntries),
			]),
		),
		v.maxLength(mostOperations),
	),
});
export type SentOperations = v.InferOutput<typeof sentOperationsSchema>;
