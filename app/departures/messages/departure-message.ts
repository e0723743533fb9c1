/** What staff tell the guests of one departure at once; pure rules for browser and server. */

import * as v from "valibot";
import { sharedTexts } from "#app/messages/staff/departures/departure-words.ts";
import { messageRulesTexts as texts } from "#app/messages/staff/departures/message-rules.ts";
import { blockOfText, filled, lineOfText } from "#app/ui/form/values/text-schema.ts";
import { delays } from "./message-kinds.ts";

const chosenDelay = v.pipe(
	v.string(() => texts.minutes),
	v.transform(Number),
	v.picklist(delays, () => texts.minutes),
);

/** "all", "from <stop>" or "only <stop>"; a stop is named by `stopKey`. */
const stops = filled(
	v.pipe(
		v.string(),
		v.regex(/^(all|(from|only) \d{2}:\d{2} \d{1,12})$/, () => texts.stops),
	),
);
const why = filled(lineOfText({ what: () => sharedTexts.reason.what, most: 200 }));
const common = {
	stops,
	/** Made once for each form. */
	key: v.pipe(v.string(), v.uuid()),
	/** The guests that were shown, see `guestsToken`. */
	shown: v.pipe(v.string(), v.maxLength(64)),
};

export const messageSchema = v.variant("kind", [
	v.object({ kind: v.literal("late"), minutes: chosenDelay, why, ...common }),
	v.object({
		kind: v.literal("elsewhere"),
		place: v.pipe(
			v.string(() => texts.placeMissing),
			v.trim(),
			v.nonEmpty(() => texts.placeMissing),
			lineOfText({ what: () => texts.what.place, least: 4, most: 120 }),
		),
		time: filled(
			v.pipe(
				v.string(),
				v.regex(/^(|([01]\d|2[0-3]):[0-5]\d)$/, () => texts.time),
			),
		),
		why,
		...common,
	}),
	v.object({
		kind: v.literal("other"),
		text: blockOfText({
			what: () => texts.what.text,
			least: 10,
			most: 800,
			missing: () => texts.textMissing,
		}),
		...common,
	}),
]);
type Sent = v.InferOutput<typeof messageSchema>;
/** What is said, without the token of the guests that were shown. */
export type DepartureMessage = Sent extends infer Each
	? Each extends Sent
		? Omit<Each, "key" | "shown">
		: never
	: never;
