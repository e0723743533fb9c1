import { data } from "react-router";
import * as v from "valibot";
import { isExcursionId } from "#app/excursions/excursion.ts";
import { isLocalDate } from "#app/excursions/local-date.ts";
import { blockOfText } from "#app/ui/form/text-schema.ts";

const reason = v.pipe(
	blockOfText({ what: "The reason", most: 300, missing: "Say why, the guests will read it" }),
	v.minLength(4, "Say why, the guests will read it"),
);
/** Ticked on the page that says what will happen. */
const sure = v.literal("on", "Tick that you have read what happens");

export const cancelSchema = v.object({ reason, sure });
export const moveSchema = v.object({
	reason,
	sure,
	target: v.pipe(v.string("Choose the new day"), v.check(isLocalDate, "Choose the new day")),
});

/** @throws 404 for an address that can be no departure. */
export function departureOf({ excursionId, date }: { excursionId: string; date: string }) {
	if (!isExcursionId(excursionId) || !isLocalDate(date))
		throw data({ message: "There is no such departure." }, { status: 404 });
	return { excursionId, date };
}
