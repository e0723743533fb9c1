import type { Departure } from "#app/departures/departure.ts";
import { startsOn } from "#app/departures/offer/chosen-departure.ts";

/**
 * What is chosen in a form by a day and a start. Where only one departure of the day can be taken, that is the chosen one.
 * @param seats that must be free.
 */
export function dayChoice(
	departures: readonly Departure[],
	{ date, start }: { date: string | null; start: string | null },
	seats = 1,
) {
	const starts = startsOn(departures, date);
	const open = starts.filter(({ state, left }) => state === "open" && left >= seats);
	const [only, ...others] = open;
	const chosenDeparture =
		only && others.length === 0
			? only
			: (open.find(({ startTime }) => startTime === start) ?? null);
	return {
		chosenDeparture,
		/** The chosen day, where at least one of its departures can be taken. */
		chosenDate: only ? date : null,
		starts: only && starts.length > 1 ? starts : [],
		/** Several of them can be taken, and none is chosen yet. */
		isStartMissing: others.length > 0 && !chosenDeparture,
	};
}
