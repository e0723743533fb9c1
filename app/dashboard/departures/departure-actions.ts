import { data } from "react-router";
import * as v from "valibot";
import { isExcursionId } from "#app/catalogue/excursion.ts";
import { isLocalDate } from "#app/catalogue/local-date.ts";
import { departureChangeTexts } from "#app/messages/staff/departures/departure-change.ts";
import { sharedTexts } from "#app/messages/staff/departures/shared.ts";
import { blockOfText } from "#app/ui/form/text-schema.ts";

const reason = v.pipe(
	blockOfText({ what: sharedTexts.reason.what, most: 300, missing: sharedTexts.reason.missing }),
	v.minLength(4, sharedTexts.reason.missing),
);
/** The checkbox on the page that lists the consequences. */
const sure = v.literal("on", departureChangeTexts.notSure);

const { targetMissing } = departureChangeTexts.move;

export const cancelSchema = v.object({ reason, sure });
export const moveSchema = v.object({
	reason,
	sure,
	target: v.pipe(v.string(targetMissing), v.check(isLocalDate, targetMissing)),
});

/** @throws 404 unless the address has a valid excursion id and date. */
export function departureOf({ excursionId, date }: { excursionId: string; date: string }) {
	if (!isExcursionId(excursionId) || !isLocalDate(date))
		throw data({ message: sharedTexts.noSuchDeparture }, { status: 404 });
	return { excursionId, date };
}
