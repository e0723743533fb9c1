/** How long a sale by pay link holds its seats: staff choose it with the sale, and when they hold its seats again. */

import { instantOf, localDateAt } from "#app/catalogue/local-date.ts";
import { cutoffInstant } from "#app/departures/departure.ts";
import { payLinkMinutes } from "#app/sales/holds/hold-minutes.ts";

export const linkHolds = ["2-hours", "tonight", "3-days"] as const;
export type LinkHold = (typeof linkHolds)[number];

interface Clock {
	/** Milliseconds since the epoch. */
	now: number;
	timeZone: string;
}

const minute = 60_000;
const hour = 60 * minute;

const endOf: Record<LinkHold, (clock: Clock) => number> = {
	"2-hours": ({ now }) => now + 2 * hour,
	tonight: ({ now, timeZone }) => instantOf(localDateAt(now, timeZone), "23:59", timeZone),
	"3-days": ({ now }) => now + 72 * hour,
};

/**
 * Until when the seats are held, in milliseconds since the epoch: never beyond the departure's cut-off, when they have to
 * be sold to somebody else. Staff sell after it too, to a guest who stands before them or is on the phone and pays at once.
 */
export function linkHoldUntil(
	hold: LinkHold,
	departure: { date: string; startTime: string; cutoffHours: number },
	clock: Clock,
): number {
	const cutoff = cutoffInstant(departure, departure.date, clock.timeZone);
	return Math.max(Math.min(endOf[hold](clock), cutoff), clock.now + payLinkMinutes * minute);
}
