import * as v from "valibot";
import { numberLimits } from "#app/database/number-limits.ts";
import { isLocalDate } from "#app/excursions/local-date.ts";
import { differentDaysTexts } from "#app/messages/catalogues/staff-excursions/different-days.ts";
import { fieldRulesTexts } from "#app/messages/catalogues/staff-excursions/field-rules.ts";
import { lineOfText } from "#app/ui/form/text-schema.ts";
import { formatDate } from "#app/ui/format/format.ts";

const texts = differentDaysTexts.rules;
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
		seen: v.optional(v.string()),
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

/** Identifies a warning: another date or another number of seats needs a new one. */
export function dayKey({
	date,
	kind,
	seats,
}: Omit<DepartureOverrideFields, "note" | "seen">): string {
	return `${date} ${kind} ${kind === "closed" ? "" : seats}`;
}

/** Why usual times cannot be saved: `date` has a start of its own. */
export function tornDateInWords(date: string): string {
	return differentDaysTexts.torn({ date: formatDate(date, "short") });
}
