import * as v from "valibot";
import { isLocalDate } from "#app/catalogue/local-date.ts";
import { numberLimits } from "#app/database/number-limits.ts";
import { differentDayRulesTexts } from "#app/messages/staff/excursions/different-day-rules.ts";
import { fieldRulesTexts } from "#app/messages/staff/excursions/field-rules.ts";
import { lineOfText } from "#app/ui/form/text-schema.ts";
import { formatDate } from "#app/ui/format/format.ts";

const texts = differentDayRulesTexts.rules;
const what = texts.what.seats;
const { least, most } = numberLimits.capacityOfDate;

/** One date on which an excursion is closed or has another capacity. */
export const departureOverrideSchema = v.pipe(
	v.object({
		date: v.pipe(v.string(), v.check(isLocalDate, texts.date)),
		kind: v.picklist(["closed", "seats"], texts.kind),
		seats: v.optional(
			v.pipe(
				v.string(),
				v.maxLength(20, fieldRulesTexts.notNumber({ what })),
				v.trim(),
				v.transform((text) => (text === "" ? undefined : Number(text))),
				v.optional(
					v.pipe(
						v.number(fieldRulesTexts.notNumber({ what })),
						v.integer(fieldRulesTexts.notWhole({ what })),
						v.minValue(least, fieldRulesTexts.negative({ what })),
						v.maxValue(most, fieldRulesTexts.tooHigh({ what, most })),
					),
				),
			),
		),
		note: v.optional(lineOfText({ what: texts.what.note, most: 200 }), ""),
		/** `dayKey` of the warning that the user has seen; sent with the second attempt. */
		seen: v.optional(v.pipe(v.string(), v.maxLength(1000))),
	}),
	v.forward(
		v.partialCheck(
			[["kind"], ["seats"]],
			({ kind, seats }) => kind === "closed" || seats !== undefined,
			texts.seatsMissing,
		),
		["seats"],
	),
);
export type DepartureOverrideFields = v.InferOutput<typeof departureOverrideSchema>;

/**
 * Identifies a warning: another date or another number of seats needs a new one.
 * @param reopens the date is closed, and the warning says that it goes on sale again.
 */
export function dayKey(
	{ date, kind, seats }: Omit<DepartureOverrideFields, "note" | "seen">,
	{ reopens }: { reopens: boolean },
): string {
	return `${date} ${kind} ${kind === "closed" ? "" : seats}${reopens ? " reopens" : ""}`;
}

/** The form "As usual again" of one date. */
export const dayAsUsualSchema = v.object({
	date: v.pipe(v.string(), v.check(isLocalDate, texts.date)),
	/** `dayShown` of the list. */
	shown: v.optional(v.pipe(v.string(), v.maxLength(1000)), ""),
	/** The usual seats of the warning that the user has seen. */
	seen: v.pipe(
		v.optional(v.string(), ""),
		v.regex(/^\d{0,4}$/),
		v.transform((text) => (text === "" ? null : Number(text))),
	),
});
export type DayAsUsual = v.InferOutput<typeof dayAsUsualSchema>;

/** Why usual times cannot be saved: `date` has a start of its own. */
export function tornDateInWords(date: string): string {
	return differentDayRulesTexts.torn({ date: formatDate(date, "short") });
}
