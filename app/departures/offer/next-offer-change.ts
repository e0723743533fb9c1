import type { Excursion } from "#app/catalogue/excursion.ts";
import { addDays, instantOf, localDateAt } from "#app/catalogue/local-date.ts";
import { cutoffInstant, type Departure } from "#app/departures/departure.ts";

/** Longest time that a page may be kept, in milliseconds. */
const longest = 5 * 60_000;

/**
 * When these excursions next change without a sale or an edit: a cut-off passes, a hold expires or a new day
 * begins.
 * @returns milliseconds since the epoch, after `now`.
 */
export function nextChange(
	trips: readonly {
		excursion: Pick<Excursion, "cutoffHours">;
		departures: readonly Departure[];
		/** When the next hold expires; infinity without one. */
		nextHoldExpiry: number;
	}[],
	{ now, timeZone }: { now: number; timeZone: string },
): number {
	const tomorrow = addDays(localDateAt(now, timeZone), 1);
	const changes = trips.flatMap(({ excursion, departures, nextHoldExpiry }) => {
		// the departures of one excursion reach their cut-off in order of date and start
		const next = departures.find(({ state }) => state === "open" || state === "full");
		return next
			? [nextHoldExpiry, cutoffInstant({ ...excursion, ...next }, next.date, timeZone)]
			: [nextHoldExpiry];
	});
	return Math.min(now + longest, instantOf(tomorrow, "00:00", timeZone), ...changes);
}
