/** A departure that staff add by hand: its form, and whether it can be added. */
import * as v from "valibot";
import { type DayLanguages, languagesOf } from "#app/catalogue/excursion.ts";
import { addDays, isLocalDate, weekdayOf } from "#app/catalogue/local-date.ts";
import { newDepartureTexts } from "#app/messages/staff/excursions/new-departure.ts";
import { timetableTexts } from "#app/messages/staff/excursions/timetable.ts";
import type { FormErrors } from "#app/ui/form/form.ts";
import { blockOfText } from "#app/ui/form/values/text-schema.ts";
import { writtenAheadDays } from "./departure.ts";
import { staysWithinItsDay } from "./departure-times.ts";
import { saleSchema, seatsOfStart, startOfTrip } from "./timetables/timetable.ts";

const texts = newDepartureTexts.rules;
const otherDay = () => texts.otherDay({ days: writtenAheadDays });

export const longestDepartureNote = 300;

export const newDepartureSchema = v.intersect([
	v.object({
		date: v.pipe(v.string(otherDay), v.check(isLocalDate, otherDay)),
		startTime: startOfTrip,
		capacity: seatsOfStart,
		languages: v.pipe(
			v.array(
				v.pipe(
					v.string(),
					v.regex(/^\p{L}[\p{L}-]{1,39}$/u, () => texts.language),
				),
			),
			v.minLength(1, () => texts.noLanguage),
			v.maxLength(20, () => texts.language),
		),
		note: blockOfText({ what: () => newDepartureTexts.noteName, most: longestDepartureNote }),
	}),
	saleSchema,
]);
export type NewDeparture = v.InferOutput<typeof newDepartureSchema>;

/** The guide's languages as long as nobody has chosen others: those of that weekday, or of any. */
export function usualLanguages(days: DayLanguages, date: string | null): string[] {
	const ofWeekday = date === null ? undefined : days[weekdayOf(date)];
	return ofWeekday?.length ? ofWeekday : languagesOf(days);
}

/**
 * Why a departure cannot be added, by field; null when it can.
 * @param trip the excursion's usual start and pickups, and the starts that it has on that day.
 * @param now local date and time.
 */
export function newDepartureProblem(
	{ date, startTime }: Pick<NewDeparture, "date" | "startTime">,
	trip: { startTime: string; pickups: readonly string[]; starts: readonly string[] },
	now: { date: string; time: string },
): FormErrors | null {
	if (date < now.date || date > addDays(now.date, writtenAheadDays)) return { date: [otherDay()] };
	if (date === now.date && startTime <= now.time) return { startTime: [texts.over] };
	if (trip.starts.includes(startTime)) return { startTime: [texts.sameStart] };
	if (!staysWithinItsDay(trip, startTime))
		return { startTime: [timetableTexts.refused.tornPickup] };
	return null;
}
