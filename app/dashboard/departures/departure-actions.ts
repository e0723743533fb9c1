import { data } from "react-router";
import * as v from "valibot";
import { isExcursionId } from "#app/excursions/excursion.ts";
import { isLocalDate } from "#app/excursions/local-date.ts";
import { blockOfText } from "#app/ui/form/text-schema.ts";

const reason = v.pipe(
	blockOfText({ what: "The reason", most: 300, missing: "Say why, the guests will read it" }),
	v.minLength(4, "Say why, the guests will read it"),
);
/** The checkbox on the page that lists the consequences. */
const sure = v.literal("on", "Tick that you have read what happens");

export const cancelSchema = v.object({ reason, sure });
export const moveSchema = v.object({
	reason,
	sure,
	target: v.pipe(v.string("Choose the new day"), v.check(isLocalDate, "Choose the new day")),
});

/** @throws 404 unless the address has a valid excursion id and date. */
export function departureOf({ excursionId, date }: { excursionId: string; date: string }) {
	if (!isExcursionId(excursionId) || !isLocalDate(date))
		throw data({ message: "There is no such departure." }, { status: 404 });
	return { excursionId, date };
}
