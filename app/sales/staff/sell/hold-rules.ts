/** The rules of how long a pay link holds its seats, for what was sent. */
import * as v from "valibot";
import { isLocalDate } from "#app/catalogue/local-date.ts";
import { payLinkCardTexts } from "#app/messages/staff/bookings/pay-link-card.ts";
import { type ChosenHold, linkHolds } from "./link-hold.ts";

const texts = payLinkCardTexts.hold;

export const holdFields = {
	hold: v.optional(v.picklist(linkHolds), "2-hours"),
	holdDate: v.optional(
		v.pipe(
			v.string(),
			v.check(
				(text) => text === "" || isLocalDate(text),
				() => texts.noDate,
			),
			v.transform((text) => text || null),
		),
		"",
	),
};

/** Why a hold until a date can't begin; null for every other one. @param today local date. */
export function holdProblem({ hold, holdDate }: ChosenHold, today: string): string | null {
	return hold === "date" && (holdDate ?? "") < today ? texts.noDate : null;
}
