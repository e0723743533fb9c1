import * as v from "valibot";
import { numberLimits } from "#app/database/number-limits.ts";
import { isLocalDate } from "#app/excursions/local-date.ts";
import { lineOfText } from "#app/ui/form/text-schema.ts";
import { formatDate } from "#app/ui/format/format.ts";

/** One date on which an excursion is closed or has another capacity. */
export const departureOverrideSchema = v.pipe(
	v.object({
		date: v.pipe(v.string(), v.check(isLocalDate, "Choose a date")),
		kind: v.picklist(["closed", "seats"], "Closed, or another number of seats?"),
		seats: v.optional(
			v.pipe(
				v.string(),
				v.trim(),
				v.transform((text) => (text === "" ? undefined : Number(text))),
				v.optional(
					v.pipe(
						v.number("Seats must be a number"),
						v.integer("Seats must be a whole number"),
						v.minValue(numberLimits.capacityOfDate.least, "Seats must not be negative"),
						v.maxValue(
							numberLimits.capacityOfDate.most,
							`Seats must be at most ${numberLimits.capacityOfDate.most}`,
						),
					),
				),
			),
		),
		note: v.optional(lineOfText({ what: "The note", most: 200 }), ""),
		/** `dayKey` of the warning that the user has seen; sent with the second attempt. */
		seen: v.optional(v.string()),
	}),
	v.forward(
		v.partialCheck(
			[["kind"], ["seats"]],
			({ kind, seats }) => kind === "closed" || seats !== undefined,
			"Say how many seats there are that day",
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
	return `${formatDate(date, "short")} has a start of its own: with these times a pickup of that day would fall on another day. Change that start in the calendar first, or choose other times.`;
}
