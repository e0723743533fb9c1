import { differentDayRulesTexts } from "#app/messages/staff/excursions/different-day-rules.ts";
import { formatDate } from "#app/ui/format/format.ts";

/** Why usual times cannot be saved: a pickup of the departure of `date`, which has another start, would fall on another day. */
export function tornDateInWords(date: string): string {
	return differentDayRulesTexts.torn({ date: formatDate(date, "short") });
}
