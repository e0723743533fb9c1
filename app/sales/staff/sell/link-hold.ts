/** How long a sale by pay link holds its seats: staff choose it with the sale, and when they hold its seats again. */

import { type IslandClock, instantOf, localDateAt } from "#app/catalogue/local-date.ts";
import { cutoffInstant } from "#app/departures/departure.ts";
import { payLinkMinutes } from "#app/sales/holds/hold-minutes.ts";

export const linkHolds = ["2-hours", "tonight", "48-hours", "date"] as const;
export type LinkHold = (typeof linkHolds)[number];

/** What staff choose; `holdDate` is the last day of "date", as local date. */
export interface ChosenHold {
	hold: LinkHold;
	holdDate: string | null;
}

const minute = 60_000;
const hour = 60 * minute;

/** When the chosen time ends, in milliseconds since the epoch. */
export function chosenHoldEnd(
	{ hold, holdDate }: ChosenHold,
	{ now, timeZone }: IslandClock,
): number {
	const today = localDateAt(now, timeZone);
	const endOfDay = (date: string) => instantOf(date, "23:59", timeZone);
	switch (hold) {
		case "2-hours":
			return now + 2 * hour;
		case "tonight":
			return endOfDay(today);
		case "48-hours":
			return now + 48 * hour;
		case "date":
			return endOfDay(holdDate ?? today);
	}
}

/**
 * Until when the seats are held that should be held until `end`, in milliseconds since the epoch: never beyond the
 * departure's cut-off, when they have to be sold to somebody else. Staff sell after it too, to a guest who stands before
 * them or is on the phone and pays at once.
 */
export function linkHoldUntil(
	end: number,
	departure: { date: string; startTime: string; cutoffHours: number },
	clock: IslandClock,
): number {
	const cutoff = cutoffInstant(departure, departure.date, clock.timeZone);
	return Math.max(Math.min(end, cutoff), clock.now + payLinkMinutes * minute);
}
