/** When a waiting party may be offered seats, and until when the offer holds them. All by the island's clock. */
import { type IslandClock, instantOf, localDateAt } from "#app/catalogue/local-date.ts";
import { aroundNight, isNight, night } from "#app/catalogue/quiet-hours.ts";
import { cutoffInstant } from "#app/departures/departure.ts";
import { payLinkMinutes } from "#app/sales/holds/hold-minutes.ts";

const minute = 60_000;
const hour = 60 * minute;

const offerHours = 4;
/** With less time than this between the morning and the cut-off, an offer goes out at night: else nobody gets the seats. */
const leastMorningHours = 1;

export type OfferTime =
	| { state: "now"; until: number }
	/** It waits for the morning. */
	| { state: "night"; morning: number }
	/** Too little is left before the cut-off for anybody to pay. */
	| { state: "over" };

/**
 * An offer holds for four hours, of which the night does not count; near the cut-off for half of the time that is left, so
 * that a second party still gets its turn, but for half an hour at least, and never beyond the cut-off. What staff offer at
 * night holds as if it came in the morning.
 */
export function offerTime(
	departure: { date: string; startTime: string; cutoffHours: number },
	{ now, timeZone }: IslandClock,
): OfferTime {
	const until = offerEnd(departure, { now, timeZone });
	if (until === null) return { state: "over" };
	const { morning } = aroundNight(now, timeZone);
	const cutoff = cutoffInstant(departure, departure.date, timeZone);
	return waitsForMorning(now, cutoff, timeZone)
		? { state: "night", morning }
		: { state: "now", until };
}

function waitsForMorning(now: number, cutoff: number, timeZone: string): boolean {
	const { morning } = aroundNight(now, timeZone);
	return isNight(now, timeZone) && morning + leastMorningHours * hour <= cutoff;
}

/** Until when an offer of this moment holds, by day or by night; null where it is too late for one. */
export function offerEnd(
	departure: { date: string; startTime: string; cutoffHours: number },
	{ now, timeZone }: IslandClock,
): number | null {
	const cutoff = cutoffInstant(departure, departure.date, timeZone);
	const least = payLinkMinutes * minute;
	if (cutoff - now < least) return null;
	const { morning } = aroundNight(now, timeZone);
	const start = waitsForMorning(now, cutoff, timeZone) ? morning : now;
	const end = start + Math.max(Math.min(offerHours * hour, (cutoff - start) / 2), least);
	const dusk = instantOf(localDateAt(now, timeZone), night.from, timeZone);
	const endByDay = !isNight(now, timeZone) && end > dusk ? morning + (end - dusk) : end;
	return Math.min(endByDay <= cutoff ? endByDay : end, cutoff);
}
