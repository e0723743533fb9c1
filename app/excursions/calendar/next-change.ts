import type { Timetable } from "#app/excursions/excursion.ts";
import { addDays, instantOf, localDateAt } from "#app/excursions/local-date.ts";
import { cutoffInstant, type Departure } from "./departure.ts";

/** A page that says when its places were read may say so for this long: milliseconds. */
const longest = 5 * 60_000;

/**
 * When time alone next changes what a page says of these trips: a departure can't be booked any more, a
 * hold lapses, another day begins.
 * @returns milliseconds, after `now`.
 */
export function nextChange(
	trips: readonly {
		excursion: Timetable;
		departures: readonly Departure[];
		/** When the next hold gives its seats back by itself; infinity without one. */
		nextLapse: number;
	}[],
	{ now, timeZone }: { now: number; timeZone: string },
): number {
	const tomorrow = addDays(localDateAt(now, timeZone), 1);
	const changes = trips.flatMap(({ excursion, departures, nextLapse }) => {
		// those of one trip close in the order in which they leave
		const next = departures.find(({ state }) => state === "open" || state === "full");
		return next ? [nextLapse, cutoffInstant(excursion, next.date, timeZone)] : [nextLapse];
	});
	return Math.min(now + longest, instantOf(tomorrow, "00:00", timeZone), ...changes);
}
